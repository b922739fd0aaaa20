import { GIF_IMAGES, GIF_SIZES, GIF_TEXTS, GifRequest, GifSettings } from '@ufaro/contract/tools/gif.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture, PictureRules } from '#web/studio/upload/take-picture.ts'

/** One of many: told apart by more than its name, which others may have too. */
export interface GifPicture extends Picture {
  id: string
}

interface GifPictures {
  pictures: readonly GifPicture[]
  logo: Picture | null
}

/** What the person has chosen so far. */
export type GifForm = GifPictures & GifSettings

const NO_PICTURES: GifPictures = { pictures: [], logo: null }
/** A picture of another shape than the first one is filled up with itself, blurred, instead of with white bars. */
const FILLED: Partial<GifSettings> = { useAestheticBackground: true, backgroundType: 'blur' }
export const EMPTY_FORM: GifForm = { ...GifSettings.parse(FILLED), ...NO_PICTURES }

/** Twice the largest animation: more would only make fifty pictures heavy to send. */
export const GIF_RULES: PictureRules = { longest: GIF_SIZES.large * 2 }

/** What is missing before a run can start, as a sentence; null for nothing. */
export const missing = ({ pictures }: Pick<GifForm, 'pictures'>): string | null =>
  pictures.length < GIF_IMAGES.min ? GIF_TEXTS.tooFew : null

export const settingsOf = ({ pictures, logo, ...settings }: GifForm): GifSettings => settings

/** The run's request: exactly what the preview shows. */
export function gifInputs(form: GifForm): RunInputs {
  const { pictures, logo } = form
  return {
    fields: GifRequest.parse({ settings: settingsOf(form) }),
    pictures: { images: pictures.map(({ blob }) => blob), ...(logo && { logoImage: logo.blob }) },
  }
}

/** The list with one picture moved from a place to another. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const [item] = list.slice(from, from + 1)
  if (item === undefined || to < 0 || to >= list.length) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, item)
}

/** What of a brand kit this tool uses. A name alone is nowhere to be seen before marketing style is on. */
export const ofBrand = ({ logo, name, tagline, colors, contacts }: Brand) => ({
  logo,
  businessName: name,
  businessTagline: tagline,
  brandColors: colors && { primary: colors[0], secondary: colors[1], accent: colors[2] },
  website: contacts.find(({ type }) => type === 'website')?.value ?? '',
  marketingStyle: name || tagline ? true : null,
})

export const GIF: BenchTool<GifForm, 'logo'> = {
  run: runKindOf('gif'),
  emptyForm: EMPTY_FORM,
  split: { rest: 'gif-settings', heavy: Object.keys(NO_PICTURES) },
  pictures: { logo: { label: 'Logo', rules: GIF_RULES, take: (logo) => ({ logo }) } },
  stray: () => null,
  isEmpty: ({ pictures }) => pictures.length === 0,
  missing,
  inputs: gifInputs,
  adjusts: true,
  // The settings stay: the next animation is often of the same kind.
  fresh: { ready: 'new pictures', form: NO_PICTURES },
}

export type GifTool = Tool<GifForm, 'logo'>
