import {
  type ContactWish,
  DEFAULT_NAME_STYLE,
  EVENT_PAGE_LIMITS,
  EVENT_PAGE_TEXTS,
  type NameStyle,
  Slug,
} from '@ufaro/contract/event-page.ts'
import type { TemplateValues } from '@ufaro/contract/template.ts'
import type { Placement } from '@ufaro/render/draw/events.ts'
import type { Hole } from '@ufaro/render/draw/find-hole.ts'
import { formatCount, formatLagosMoment, momentOfField } from '#web/lib/formats.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'
import { formWith } from '../keyed-call.ts'

export interface EventWords {
  title: string
  /** Value of a datetime-local input, in Nigerian time wherever the user is, because guests read that time. */
  startsAt: string
  venue: string
  nameStyle: NameStyle
  contact: ContactWish
  showCount: boolean
  closesAt: string
}

export interface PageForm extends EventWords {
  source: 'flyer' | 'template'
  flyer: Picture | null
  hole: Hole | null
  placement: Placement | null
  templateId: string | null
  values: TemplateValues
  guestLimit: string
  slug: string
}

export const EMPTY_PAGE: PageForm = {
  source: 'flyer',
  flyer: null,
  hole: null,
  placement: null,
  templateId: null,
  values: {},
  title: '',
  startsAt: '',
  venue: '',
  nameStyle: DEFAULT_NAME_STYLE,
  contact: 'none',
  showCount: true,
  closesAt: '',
  guestLimit: '2000',
  slug: '',
}

export function missing({ title, source, flyer, templateId, guestLimit, slug }: PageForm): string | null {
  if (source === 'flyer' && !flyer) return 'Please choose a flyer.'
  if (source === 'template' && !templateId) return 'Please choose a design.'
  if (title.trim() === '') return 'Please give the event a title.'
  const guests = Number(guestLimit)
  if (!Number.isInteger(guests) || guests < 1 || guests > EVENT_PAGE_LIMITS.guests)
    return `A page takes 1 to ${formatCount(EVENT_PAGE_LIMITS.guests)} guests.`
  return slug === '' || Slug.safeParse(slug).success ? null : EVENT_PAGE_TEXTS.slug
}

export const wordsOf = ({ title, startsAt, venue, nameStyle, contact, showCount, closesAt }: EventWords) => ({
  title: title.trim(),
  starts_at: momentOfField(startsAt),
  venue: venue.trim() || null,
  name_style: nameStyle,
  contact,
  show_count: showCount,
  closes_at: momentOfField(closesAt),
})

export const slugOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9-]+/g, '-')

const whenAndWhere = ({ startsAt, venue }: Pick<EventWords, 'startsAt' | 'venue'>): string =>
  [startsAt && formatLagosMoment(`${startsAt}+01:00`), venue.trim()].filter(Boolean).join('\n')

export const valuesOf = (form: Pick<PageForm, 'title' | 'startsAt' | 'venue' | 'values'>): TemplateValues => ({
  title: form.title,
  text: whenAndWhere(form),
  ...form.values,
})

/** Sends the photo's position only for an uploaded flyer, because a template defines its own. */
export function bodyOf(form: PageForm) {
  const fields = { ...wordsOf(form), guest_limit: Number(form.guestLimit), slug: form.slug || undefined }
  if (form.source === 'template' && form.templateId)
    return { ...fields, templateId: form.templateId, templateValues: valuesOf(form) }
  if (!form.flyer) throw new Error('A page needs a flyer')
  const { x, y, width, height, shape } = form.placement ?? {}
  const placement = form.placement && { x, y, width, height, shape }
  return formWith({ ...fields, placement }, 'flyerImage', form.flyer.blob)
}
