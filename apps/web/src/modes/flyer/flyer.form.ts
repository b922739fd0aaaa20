import {
  countWords,
  DEFAULT_COLORS,
  FLYER_LIMITS,
  FLYER_TEXTS,
  FlyerRequest,
  nextDesign,
} from '@ufaro/contract/tools/flyer.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import type { Colors } from '#web/studio/brand/colors.ts'
import { type DraftContact, draftContacts, spokenContacts } from '#web/studio/brand/contacts.ts'
import { colorsIfUnchosen } from '#web/studio/brand/logo-colors.ts'
import { fitText } from '#web/studio/hand-over/fit-text.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture, PictureRules } from '#web/studio/upload/take-picture.ts'
import { useReveal } from './use-reveal.ts'

export interface FlyerForm {
  logo: Picture | null
  optional: Picture | null
  colors: Colors
  history: Colors[]
  content: string
  brandName: string
  contacts: DraftContact[]
  designs: [number, number]
  /** The form at the last click on Generate, as JSON, and the designs that were chosen then. */
  made: { from: string; designs: [number, number] } | null
}

const FRESH: Pick<FlyerForm, 'content' | 'optional' | 'designs'> = { content: '', optional: null, designs: [0, 0] }

export const BRAND_KEPT = 'Your brand and contacts are kept.'

export const EMPTY_FORM: FlyerForm = {
  ...FRESH,
  logo: null,
  colors: [...DEFAULT_COLORS],
  history: [],
  brandName: '',
  contacts: [],
  made: null,
}

const maxBytes = FLYER_LIMITS.imageBytes - 1
export const LOGO_RULES: PictureRules = {
  maxBytes,
  texts: { type: FLYER_TEXTS.logoType, size: FLYER_TEXTS.logoSize },
}
export const OPTIONAL_RULES: PictureRules = {
  maxBytes,
  texts: { type: FLYER_TEXTS.optionalType, size: FLYER_TEXTS.optionalSize },
}

export function remember(history: readonly Colors[], colors: Colors): Colors[] {
  const others = history.filter((set) => set.join().toLowerCase() !== colors.join().toLowerCase())
  return [colors, ...others].slice(0, FLYER_LIMITS.colorHistory)
}

export const isBrandKept = ({ history, content, logo, brandName, contacts }: FlyerForm): boolean =>
  history.length > 0 && content.trim() === '' && Boolean(logo || brandName || contacts.length)

export function missing({ logo, content }: FlyerForm): string | null {
  if (!logo) return FLYER_TEXTS.logoMissing
  if (content.trim() === '') return FLYER_TEXTS.contentMissing
  return countWords(content) > FLYER_LIMITS.words ? FLYER_TEXTS.contentWords : null
}

export function flyerInputs({ logo, optional, ...form }: FlyerForm): RunInputs {
  if (!logo) throw new Error('A flyer needs a logo')
  const fields = FlyerRequest.parse({ ...form, brandCorrespondence: spokenContacts(form.contacts) })
  return { fields, pictures: { logoImage: logo.blob, ...(optional && { optionalImage: optional.blob }) } }
}

/** Form changes at Generate. An unchanged form gets the next designs, because the same ones are not worth a credit. */
export function atGenerate({ history, designs, made, ...form }: FlyerForm): Partial<FlyerForm> {
  const files = [form.logo, form.optional].map((picture) => picture && [picture.name, picture.blob.size])
  const from = JSON.stringify({ ...form, logo: null, optional: null, files })
  const isRepeated = made?.from === from && [made.designs, FRESH.designs].some((known) => `${known}` === `${designs}`)
  const next = isRepeated ? nextDesign(nextDesign(made.designs, 1), 2) : designs
  return { history: remember(history, form.colors), designs: next, made: { from, designs: next } }
}

const fits = (text: string): boolean => countWords(text) <= FLYER_LIMITS.words && text.length <= FLYER_LIMITS.characters

export const fitContent = (text: string): string => fitText(text.replace(/\s*\n\s*/g, '\n'), fits)

export const ofBrand = ({ logo, name, colors, contacts }: Brand) => ({
  logo,
  brandName: name,
  colors,
  contacts: draftContacts(contacts),
})

export const FLYER: BenchTool<FlyerForm, 'logo' | 'optional'> = {
  run: runKindOf('flyer'),
  emptyForm: EMPTY_FORM,
  pictures: {
    logo: {
      label: 'Logo',
      rules: LOGO_RULES,
      take: async (logo, { colors }) => ({ logo, ...(await colorsIfUnchosen(logo.blob, colors)) }),
    },
    optional: { label: 'Picture', rules: OPTIONAL_RULES, take: (optional) => ({ optional }), place: 'picture' },
  },
  stray: ({ logo }) => (logo ? 'optional' : 'logo'),
  texts: { content: (text) => ({ content: fitContent(text) }) },
  zone: {
    title: 'Your logo and words, two designs',
    hint: 'Start with the logo: a JPEG, PNG or WebP under 5MB. Everything else you add while the designs take shape.',
    choose: 'Choose a logo',
    camera: false,
    sample: 'logo',
    example: { shape: 'portrait', logo: true, given: ['logo'], made: 'flyer-' },
  },
  missing,
  inputs: flyerInputs,
  again: (request) => ({ contacts: draftContacts(FlyerRequest.parse(request).brandCorrespondence) }),
  useView: useReveal,
  failure: { title: FLYER_TEXTS.failed, kept: 'Everything you chose is still here.' },
  adjusts: true,
  fresh: {
    ready: 'a new flyer',
    kept: BRAND_KEPT,
    undo: 'Keep the words',
    form: FRESH,
  },
}

export type FlyerTool = Tool<FlyerForm, 'logo' | 'optional'>
