import { GIF_IMAGES, GIF_SIZES, GIF_TEXTS, GifRequest, GifSettings } from '@ufaro/contract/tools/gif.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import type { Picture, PictureRules } from '#web/studio/upload/take-picture.ts'

/** One of many: told apart by more than its name, which others may have too. */
export interface GifPicture extends Picture {
  id: string
}

/** The pictures, kept apart from the settings: they are heavy, and a letter typed must not write them down again. */
export interface GifPictures {
  pictures: readonly GifPicture[]
  logo: Picture | null
}

export const NO_PICTURES: GifPictures = { pictures: [], logo: null }
export const DEFAULTS: GifSettings = GifSettings.parse({})

export const GIF_RUN = runKindOf('gif')

/** Twice the largest animation: more would only make fifty pictures heavy to send. */
export const GIF_RULES: PictureRules = { longest: GIF_SIZES.large * 2 }

/** What is missing before a run can start, as a sentence; null for nothing. */
export const missing = ({ pictures }: GifPictures): string | null =>
  pictures.length < GIF_IMAGES.min ? GIF_TEXTS.tooFew : null

/** The run's request: exactly what the preview shows. */
export function gifInputs({ pictures, logo }: GifPictures, settings: GifSettings): RunInputs {
  const { settings: parsed } = GifRequest.parse({ settings })
  return {
    fields: { settings: parsed },
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
