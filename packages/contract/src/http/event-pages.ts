import { z } from 'zod/mini'
import { HexColor } from '../brand.ts'
import {
  Attendee,
  DEFAULT_GUEST_LIMIT,
  EVENT_PAGE_LIMITS,
  EVENT_PAGE_TEXTS,
  EventPage,
  EventPageChanges,
  eventFields,
  NameStyle,
  PublicEventPage,
  Slug,
} from '../event-page.ts'
import { templateFields } from '../template.ts'
import { CertificatesRequest } from '../tools/certificates.ts'
import { FLYER_LIMITS, FLYER_VARIANTS } from '../tools/flyer.ts'
import { endpoint } from './endpoint.ts'
import { GENERATION_ERRORS, generated } from './generations.ts'
import { PageQuery } from './paging.ts'

const idParams = z.object({ id: z.string().check(z.maxLength(100)) })
const attendeeParams = z.object({
  id: z.string().check(z.maxLength(100)),
  attendeeId: z.string().check(z.maxLength(100)),
})
const slugParams = z.object({ slug: z.string().check(z.maxLength(100)) })

const { title, placement, starts_at, venue, contact, show_count, closes_at } = eventFields

export const NewEventPage = z.object({
  title,
  placement: z.optional(placement),
  slug: z.optional(Slug),
  starts_at: z.optional(starts_at),
  venue: z.optional(venue),
  name_style: z.optional(NameStyle),
  guest_limit: z._default(z.int().check(z.gte(1), z.lte(EVENT_PAGE_LIMITS.guests)), DEFAULT_GUEST_LIMIT),
  contact: z._default(contact, 'none'),
  show_count: z._default(show_count, false),
  closes_at: z.optional(closes_at),
  ...templateFields,
})
export type NewEventPage = z.infer<typeof NewEventPage>

const pageReply = z.object({ page: EventPage })

export const createEventPage = endpoint({
  method: 'POST',
  path: '/api/event-pages',
  access: 'user',
  scopes: ['make'],
  tool: 'create_event_page',
  spends: 'events',
  summary:
    'Put a flyer online where guests put their own photo on it; one credit of events, nothing is spent on guests',
  body: NewEventPage,
  reply: pageReply,
  status: 201,
  errors: [
    'NO_CREDITS',
    'PLAN_EXPIRED',
    'DAILY_LIMIT',
    'SERVICE_DISABLED',
    'NOT_FOUND',
    'SLUG_TAKEN',
    'TOO_LARGE',
    'NOT_AN_IMAGE',
    'UNREADABLE_IMAGE',
    'OVERLOADED',
  ],
  idempotent: true,
  images: ['flyerImage'],
})

export const listEventPages = endpoint({
  method: 'GET',
  path: '/api/event-pages',
  access: 'user',
  scopes: ['read'],
  tool: 'list_event_pages',
  summary: 'Event pages of one’s own, newest first',
  query: PageQuery,
  reply: z.object({ pages: z.array(EventPage), total: z.int() }),
})

export const getEventPage = endpoint({
  method: 'GET',
  path: '/api/event-pages/:id',
  access: 'user',
  scopes: ['read'],
  tool: 'get_event_page',
  summary: 'One event page',
  params: idParams,
  reply: pageReply,
  errors: ['NOT_FOUND'],
})

export const updateEventPage = endpoint({
  method: 'PATCH',
  path: '/api/event-pages/:id',
  access: 'user',
  summary: 'Change what an event page says, or close it; what is left out stays',
  params: idParams,
  body: EventPageChanges,
  reply: pageReply,
  errors: ['NOT_FOUND'],
})

export const deleteEventPage = endpoint({
  method: 'DELETE',
  path: '/api/event-pages/:id',
  access: 'user',
  summary: 'Delete an event page with its list and its files',
  params: idParams,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const listAttendees = endpoint({
  method: 'GET',
  path: '/api/event-pages/:id/attendees',
  access: 'user',
  scopes: ['read'],
  tool: 'list_attendees',
  summary: 'Who joined, in the order they came; `search` ignores case and marks',
  params: idParams,
  query: z.extend(PageQuery, {
    search: z.optional(z.string().check(z.maxLength(200))),
    attended: z.optional(z.stringbool()),
  }),
  reply: z.object({ attendees: z.array(Attendee), total: z.int() }),
  errors: ['NOT_FOUND'],
})

export const attendeesCsv = endpoint({
  method: 'GET',
  path: '/api/event-pages/:id/attendees.csv',
  access: 'user',
  scopes: ['read'],
  summary: 'The whole list as CSV, its cells safe to open in a spreadsheet',
  params: idParams,
  errors: ['NOT_FOUND'],
})

export const addAttendees = endpoint({
  method: 'POST',
  path: '/api/event-pages/:id/attendees',
  access: 'user',
  summary: 'Add names to the list, all of them or none',
  params: idParams,
  body: z.object({
    names: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(EVENT_PAGE_LIMITS.import)),
  }),
  reply: z.object({ added: z.int(), total: z.int() }),
  status: 201,
  errors: ['NOT_FOUND', 'PAGE_CLOSED'],
  idempotent: true,
})

export const updateAttendee = endpoint({
  method: 'PATCH',
  path: '/api/event-pages/:id/attendees/:attendeeId',
  access: 'user',
  summary: 'Tick who came, or correct a name',
  params: attendeeParams,
  body: z.object({ attended: z.optional(z.boolean()), name: z.optional(z.string().check(z.maxLength(1000))) }),
  reply: z.object({ attendee: Attendee }),
  errors: ['NOT_FOUND'],
})

export const deleteAttendee = endpoint({
  method: 'DELETE',
  path: '/api/event-pages/:id/attendees/:attendeeId',
  access: 'user',
  summary: 'Take somebody off the list',
  params: attendeeParams,
  status: 204,
  errors: ['NOT_FOUND'],
})

const { names: _names, emails: _emails, ...certificateFields } = CertificatesRequest.shape

export const makePageCertificates = endpoint({
  method: 'POST',
  path: '/api/event-pages/:id/certificates',
  access: 'user',
  scopes: ['make'],
  tool: 'make_page_certificates',
  spends: 'certificates',
  summary: 'Begin a batch of certificates for everybody on the list, or for those who came',
  params: idParams,
  body: z.extend(z.object(certificateFields), {
    who: z._default(z.enum(['all', 'attended']), 'attended'),
    /** Mails a link to the certificate to each guest whose contact is an email address. Requires `verify`. */
    mail: z._default(z.boolean(), false),
    ...templateFields,
  }),
  reply: z.object({ ...generated, total: z.int() }),
  status: 202,
  errors: GENERATION_ERRORS,
  idempotent: true,
  images: ['templateImage'],
})

export const makeThankYou = endpoint({
  method: 'POST',
  path: '/api/event-pages/:id/thank-you',
  access: 'user',
  scopes: ['make'],
  tool: 'make_thank_you',
  spends: 'flyer',
  summary: 'Make a flyer that thanks the guests, out of the page’s flyer and the brand kit',
  params: idParams,
  body: z.object({
    content: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(FLYER_LIMITS.characters))),
    colors: z.optional(z.tuple([HexColor, HexColor, HexColor])),
  }),
  reply: z.object({
    ...generated,
    flyers: z.array(z.object({ variantName: z.enum(FLYER_VARIANTS), flyerUrl: z.string() })),
  }),
  errors: GENERATION_ERRORS,
  idempotent: true,
})

export const eventPageHtml = endpoint({
  method: 'GET',
  path: '/e/:slug',
  access: 'public',
  summary: 'The page of an event, for guests',
  params: slugParams,
  query: z.object({ lang: z.optional(z.string().check(z.maxLength(10))) }),
  errors: ['NOT_FOUND'],
})

const publicFile = (name: string, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/e/:slug/${name}`,
    access: 'public',
    summary,
    params: slugParams,
    errors: ['NOT_FOUND'],
  })

export const eventPageCard = publicFile('og.jpg', 'The picture a link to the page is shown with, 1200×630')
export const eventPageQr = publicFile('qr.svg', 'The QR code of the page’s address')
export const eventPageIcs = publicFile('event.ics', 'The calendar entry of the event')

export const publicEventPage = endpoint({
  method: 'GET',
  path: '/api/e/:slug',
  access: 'public',
  summary: 'What a guest’s page knows about its event',
  params: slugParams,
  reply: PublicEventPage,
  errors: ['NOT_FOUND'],
})

export const joinEvent = endpoint({
  method: 'POST',
  path: '/api/e/:slug/attendees',
  access: 'public',
  summary: 'Join the list; an Idempotency-Key is honoured per page and client',
  params: slugParams,
  body: z.object({
    name: z.string(EVENT_PAGE_TEXTS.name).check(z.maxLength(1000, EVENT_PAGE_TEXTS.nameLong)),
    contact: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    consent: z.optional(z.boolean()),
  }),
  reply: z.object({ token: z.string(), number: z.int() }),
  status: 201,
  errors: ['NOT_FOUND', 'PAGE_CLOSED', 'RATE_LIMITED', 'IDEMPOTENCY_CONFLICT'],
  maxBytes: 16_384,
})

export const leaveEvent = endpoint({
  method: 'DELETE',
  path: '/api/e/:slug/attendees/:token',
  access: 'public',
  summary: 'Leave the list again; also where one is gone already',
  params: z.object({ slug: z.string().check(z.maxLength(100)), token: z.string().check(z.maxLength(100)) }),
  status: 204,
  errors: ['RATE_LIMITED'],
})
