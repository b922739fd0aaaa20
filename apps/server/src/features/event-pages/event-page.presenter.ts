import type { Attendee, EventPage, PublicEventPage } from '@ufaro/contract/event-page.ts'
import type { AttendeeRow, EventPageRow } from '../../db/schema/event-pages.ts'
import type { PublicPage, ShownPage } from './event-pages.repo.ts'

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null

/** Ignores the number of guests: a full page counts as open, although nobody can join it. */
export const isOpen = ({ open, closesAt }: Pick<EventPageRow, 'open' | 'closesAt'>): boolean =>
  open && (closesAt === null || closesAt.getTime() > Date.now())

export const presentPage = (page: ShownPage, flyerUrl: string): EventPage => ({
  id: page.id,
  slug: page.slug,
  url: `/e/${page.slug}`,
  title: page.title,
  starts_at: timeOf(page.startsAt),
  venue: page.venue,
  placement: page.placement,
  name_style: page.nameStyle,
  contact: page.contact,
  show_count: page.showCount,
  guest_limit: page.guestLimit,
  count: page.joined,
  attended: page.attended,
  views: page.views,
  open: isOpen(page),
  closes_at: timeOf(page.closesAt),
  created_at: page.createdAt.toISOString(),
  flyer_url: flyerUrl,
  width: page.width,
  height: page.height,
})

export const presentPublic = (page: PublicPage, flyerUrl: string): PublicEventPage => ({
  title: page.title,
  starts_at: timeOf(page.startsAt),
  venue: page.venue,
  flyer_url: flyerUrl,
  width: page.width,
  height: page.height,
  placement: page.placement,
  name_style: page.nameStyle,
  contact: page.contact,
  count: page.showCount ? page.joined : null,
  open: isOpen(page) && page.joined < page.guestLimit,
})

export const presentAttendee = (row: AttendeeRow): Attendee => ({
  id: row.id,
  number: row.number,
  name: row.name,
  contact: row.contact,
  joined_at: row.joinedAt.toISOString(),
  attended_at: timeOf(row.attendedAt),
})
