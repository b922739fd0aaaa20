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
  summary: 'Create an event page',
  description:
    'On an event page, guests put their own photo on a flyer, without an account. Takes `flyerImage`, or `templateId` with `templateValues`. Costs one credit of the tool `events`, whatever the number of guests.',
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
  summary: 'List the caller’s event pages, newest first',
  query: PageQuery,
  reply: z.object({ pages: z.array(EventPage), total: z.int() }),
})

export const getEventPage = endpoint({
  method: 'GET',
  path: '/api/event-pages/:id',
  access: 'user',
  scopes: ['read'],
  tool: 'get_event_page',
  summary: 'Get an event page',
  params: idParams,
  reply: pageReply,
  errors: ['NOT_FOUND'],
})

export const updateEventPage = endpoint({
  method: 'PATCH',
  path: '/api/event-pages/:id',
  access: 'user',
  summary: 'Change, close or reopen an event page',
  description:
    'With `open` false the page takes no more guests. To reopen a page whose `closes_at` is past, send `open` and another `closes_at`. Fields that are left out keep their value.',
  params: idParams,
  body: EventPageChanges,
  reply: pageReply,
  errors: ['NOT_FOUND'],
})

export const deleteEventPage = endpoint({
  method: 'DELETE',
  path: '/api/event-pages/:id',
  access: 'user',
  summary: 'Delete an event page with its attendees and files',
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
  summary: 'List the attendees of an event page, in the order they joined',
  description:
    '`search` matches a part of the name, whatever its case and accents. `attended` selects those who are marked as present, or those who are not.',
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
  summary: 'Export all attendees of an event page as CSV',
  description: 'A cell that a spreadsheet could run as a formula gets an apostrophe in front.',
  params: idParams,
  errors: ['NOT_FOUND'],
})

export const addAttendees = endpoint({
  method: 'POST',
  path: '/api/event-pages/:id/attendees',
  access: 'user',
  summary: 'Add names to the attendees of an event page',
  description:
    'Adds all names or none: at most 10,000, of 100 characters each. If they exceed the guest limit of the page, none is added and the reply is `PAGE_CLOSED`.',
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
  summary: 'Mark an attendee as present, or correct the name',
  description: 'Fields that are left out keep their value.',
  params: attendeeParams,
  body: z.object({ attended: z.optional(z.boolean()), name: z.optional(z.string().check(z.maxLength(1000))) }),
  reply: z.object({ attendee: Attendee }),
  errors: ['NOT_FOUND'],
})

export const deleteAttendee = endpoint({
  method: 'DELETE',
  path: '/api/event-pages/:id/attendees/:attendeeId',
  access: 'user',
  summary: 'Remove an attendee from an event page',
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
  summary: 'Make certificates for the attendees of an event page',
  description:
    'Takes the fields of `POST /api/certificates` without `names`. `who` selects all attendees, or only those marked as present (the default). Costs one credit of the tool `certificates` for the whole batch. The run goes on after the reply.',
  params: idParams,
  body: z.extend(z.object(certificateFields), {
    who: z._default(z.enum(['all', 'attended']), 'attended'),
    mail: z
      ._default(z.boolean(), false)
      .check(
        z.describe(
          'If true, attendees who gave an email address get a link to their certificate by mail. Needs a QR code (`verify`).',
        ),
      ),
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
  summary: 'Make a flyer that thanks the guests of an event page',
  description:
    'Uses the flyer of the page and the caller’s brand kit. `content` (at most 50 words) and `colors` replace the default words and the colours of the brand kit. Costs one credit of the tool `flyer`, which makes two designs.',
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
  summary: 'Get the public page of an event (HTML)',
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

export const eventPageCard = publicFile('og.jpg', 'Get the preview picture of an event page, 1200 × 630 pixels (JPEG)')
export const eventPageQr = publicFile('qr.svg', 'Get a QR code of the address of an event page (SVG)')
export const eventPageIcs = publicFile(
  'event.ics',
  'Get the calendar entry of an event whose start is known (iCalendar)',
)

export const publicEventPage = endpoint({
  method: 'GET',
  path: '/api/e/:slug',
  access: 'public',
  summary: 'Get what guests may see of an event page',
  description:
    '`placement` is the area of the flyer for the guest’s photo, in fractions of the flyer’s width and height. `count` is null if the organiser hides the number of guests.',
  params: slugParams,
  reply: PublicEventPage,
  errors: ['NOT_FOUND'],
})

export const joinEvent = endpoint({
  method: 'POST',
  path: '/api/e/:slug/attendees',
  access: 'public',
  summary: 'Join an event page as a guest',
  description:
    'Returns the number of the guest on the list, and a `token` to leave again. A `contact` needs `consent` true. Limited to 30 calls an hour per client; an `Idempotency-Key` is honoured per page and client.',
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
  summary: 'Leave an event page as a guest',
  description: 'Takes the token that joining returned. Returns `204` also if the guest has left already.',
  params: z.object({ slug: z.string().check(z.maxLength(100)), token: z.string().check(z.maxLength(100)) }),
  status: 204,
  errors: ['RATE_LIMITED'],
})
