import { z } from 'zod/mini'
import { HexColor } from './brand.ts'
import { cleanName } from './clean-name.ts'
import { tooLong } from './too-long.ts'
import { CERTIFICATE_FONTS } from './tools/certificates.ts'
import { Placement } from './tools/events.ts'

export const EVENT_PAGE_LIMITS = {
  title: 120,
  venue: 200,
  name: 100,
  contact: 200,
  guests: 20_000,
  import: 10_000,
} as const
export const DEFAULT_GUEST_LIMIT = 2000
export const JOINS_AN_HOUR = 30

export const EVENT_PAGE_TEXTS = {
  title: 'Please give the event a title',
  flyer: 'Please upload a flyer or choose a template.',
  slug: 'An address has 3 to 60 small letters, digits and hyphens',
  slugTaken: 'This address is taken. Please choose another one.',
  name: 'Please enter your name',
  nameLong: 'The name must be 100 characters or less',
  contact: 'Please enter your phone number or email address',
  contactForm: 'Please enter a phone number or an email address',
  consent: 'Please agree that the organiser may contact you',
  closed: 'This page takes no more guests.',
  tooMany: 'This list has no room for so many names.',
  nobody: 'Nobody on this list is marked as here yet.',
} as const

export const RESERVED_SLUGS: ReadonlySet<string> = new Set(
  (
    'api app admin administrator assets account accounts affiliate auth billing blog brand certificate certificates contact ' +
    'dashboard docs event events faq file files gallery help home index login logout mail new null og official password ' +
    'payment payments paystack policy preview pricing privacy profile qr register reset root security settings sign-in ' +
    'sign-up signin signup staff static status studio support system team template templates terms ufaro undefined verify ' +
    'webhook webhooks well-known www'
  ).split(' '),
)

export const Slug = z.string().check(z.regex(/^[a-z0-9-]{3,60}$/, EVENT_PAGE_TEXTS.slug))

export const NameStyle = z.object({
  family: z._default(z.enum(CERTIFICATE_FONTS), 'Inter'),
  color: z._default(HexColor, '#ffffff'),
  background: z._default(z.nullable(HexColor), '#0c0e14'),
})
export type NameStyle = z.infer<typeof NameStyle>
export const DEFAULT_NAME_STYLE: NameStyle = { family: 'Inter', color: '#ffffff', background: '#0c0e14' }

export const CONTACT_WISHES = ['none', 'optional', 'required'] as const
export type ContactWish = (typeof CONTACT_WISHES)[number]

const WITHOUT_ZONE = /[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/i
/** A time without a time zone is read as UTC. `Date` alone would read it in the server's time zone. */
const When = z.pipe(
  z.string().check(
    z.maxLength(40),
    z.refine(
      (text) => /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)),
      'Please enter a date and time',
    ),
  ),
  z.transform((text: string) => new Date(WITHOUT_ZONE.test(text) ? `${text}Z` : text)),
)
const Text = (max: number) => z.string().check(z.overwrite(cleanName), z.maxLength(max, tooLong(max)))
const Title = z
  .string(EVENT_PAGE_TEXTS.title)
  .check(
    z.overwrite(cleanName),
    z.minLength(1, EVENT_PAGE_TEXTS.title),
    z.maxLength(EVENT_PAGE_LIMITS.title, tooLong(EVENT_PAGE_LIMITS.title)),
  )

export const eventFields = {
  title: Title,
  placement: Placement,
  starts_at: z.nullable(When),
  venue: z.nullable(Text(EVENT_PAGE_LIMITS.venue)),
  name_style: NameStyle,
  contact: z.enum(CONTACT_WISHES),
  show_count: z.boolean(),
  closes_at: z.nullable(When),
}

export const EventPageChanges = z.partial(z.object({ ...eventFields, open: z.boolean() }))
export type EventPageChanges = z.infer<typeof EventPageChanges>

export const EventPage = z.object({
  id: z.string(),
  slug: z.string().check(z.describe('The last part of the address of the page.')),
  url: z.string().check(z.describe('The path of the public page.')),
  title: z.string(),
  starts_at: z.nullable(z.string()),
  venue: z.nullable(z.string()),
  placement: Placement,
  name_style: NameStyle,
  contact: z.enum(CONTACT_WISHES).check(z.describe('Whether guests are asked for a phone number or an email address.')),
  show_count: z.boolean().check(z.describe('Whether guests see how many have joined.')),
  guest_limit: z.int().check(z.describe('How many guests may join.')),
  count: z.int().check(z.describe('How many have joined.')),
  attended: z.int().check(z.describe('How many are marked as present.')),
  views: z.int().check(z.describe('How often the public page was opened.')),
  open: z.boolean().check(z.describe('Whether the page takes guests. A full page counts as open.')),
  closes_at: z.nullable(z.string()),
  created_at: z.string(),
  flyer_url: z.string(),
  width: z.int().check(z.describe('The width of the stored flyer in pixels.')),
  height: z.int().check(z.describe('The height of the stored flyer in pixels.')),
})
export type EventPage = z.infer<typeof EventPage>

export const PublicEventPage = z.object({
  title: z.string(),
  starts_at: z.nullable(z.string()),
  venue: z.nullable(z.string()),
  flyer_url: z.string(),
  width: z.int(),
  height: z.int(),
  placement: Placement,
  name_style: NameStyle,
  contact: z.enum(CONTACT_WISHES),
  count: z.nullable(z.int()).check(z.describe('How many guests have joined. Null if the organiser hides it.')),
  open: z.boolean(),
})
export type PublicEventPage = z.infer<typeof PublicEventPage>

export const Attendee = z.object({
  id: z.string(),
  number: z.int().check(z.describe('The place on the list, from 1.')),
  name: z.string(),
  contact: z.nullable(z.string()),
  joined_at: z.string(),
  attended_at: z.nullable(z.string()).check(z.describe('When the attendee was marked as present, else null.')),
})
export type Attendee = z.infer<typeof Attendee>
