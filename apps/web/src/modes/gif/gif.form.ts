import { DEFAULT_COLORS } from '@ufaro/contract/tools/flyer.ts'
import { GIF_IMAGES, GIF_SIZES, GIF_TEXTS, GifRequest, GifSettings, tooLong } from '@ufaro/contract/tools/gif.ts'
import type { BenchTool } from '#web/studio/bench/bench-tool.ts'
import type { Tool } from '#web/studio/bench/use-tool.ts'
import type { Brand } from '#web/studio/brand/brand.ts'
import { colorsIfUnchosen } from '#web/studio/brand/logo-colors.ts'
import { type RunInputs, runKindOf } from '#web/studio/run/run-inputs.ts'
import { type Picture, type PictureRules, takePicture } from '#web/studio/upload/take-picture.ts'

export interface GifPicture extends Picture {
  id: string
}

interface GifPictures {
  pictures: readonly GifPicture[]
  logo: Picture | null
}

export type GifForm = GifPictures & GifSettings

const NO_PICTURES: GifPictures = { pictures: [], logo: null }
/** With these settings, pictures that do not fill the frame get a blurred background instead of white bars. */
const FILLED: Partial<GifSettings> = { useAestheticBackground: true, backgroundType: 'blur' }
export const EMPTY_FORM: GifForm = { ...GifSettings.parse(FILLED), ...NO_PICTURES }

/** Scales uploaded pictures down to twice the largest animation, because there may be fifty of them. */
export const GIF_RULES: PictureRules = { longest: GIF_SIZES.large * 2 }

export const takeFrame = async (file: File): Promise<GifPicture> => ({
  ...(await takePicture(file, GIF_RULES)),
  id: crypto.randomUUID(),
})

export const missing = (form: Pick<GifForm, 'pictures' | 'addText' | 'textContent'>): string | null =>
  form.pictures.length < GIF_IMAGES.min ? GIF_TEXTS.tooFew : (tooLong(form) ?? null)

export const settingsOf = ({ pictures, logo, ...settings }: GifForm): GifSettings => settings

export function gifInputs(form: GifForm): RunInputs {
  const { pictures, logo } = form
  return {
    fields: GifRequest.parse({ settings: settingsOf(form) }),
    pictures: { images: pictures.map(({ blob }) => blob), ...(logo && { logoImage: logo.blob }) },
  }
}

export const ofBrand = ({ logo, name, tagline, colors, contacts }: Brand) => ({
  logo,
  businessName: name,
  businessTagline: tagline,
  brandColors: colors && { primary: colors[0], secondary: colors[1], accent: colors[2] },
  website: contacts.find(({ type }) => type === 'website')?.value ?? '',
  marketingStyle: name || tagline ? true : null,
})

async function takeLogo(logo: Picture, { brandColors }: GifForm): Promise<Partial<GifForm>> {
  const { colors } = brandColors ? {} : await colorsIfUnchosen(logo.blob, [...DEFAULT_COLORS])
  if (!colors) return { logo }
  const [primary, secondary, accent] = colors
  return { logo, brandColors: { primary, secondary, accent } }
}

export const GIF: BenchTool<GifForm, 'logo'> = {
  run: runKindOf('gif'),
  emptyForm: EMPTY_FORM,
  split: { rest: 'gif-settings', heavy: Object.keys(NO_PICTURES) },
  pictures: { logo: { label: 'Logo', rules: GIF_RULES, take: takeLogo } },
  stray: () => null,
  isEmpty: ({ pictures }) => pictures.length === 0,
  zone: {
    title: 'Turn pictures into a moving one',
    hint: '2 to 50 JPEG, PNG or WebP pictures, dropped, pasted or chosen. The first one gives the shape.',
    choose: 'Choose pictures',
    camera: false,
    sample: 'cups',
    example: { shape: 'square', given: ['product-'], made: 'gif' },
  },
  missing,
  inputs: gifInputs,
  again: async (request, { picture = [] }) => {
    const pictures: GifPicture[] = []
    for (const file of picture) pictures.push(await takeFrame(file))
    return { ...GifRequest.parse(request).settings, pictures }
  },
  adjusts: true,
  fresh: { ready: 'new pictures', form: NO_PICTURES },
}

export type GifTool = Tool<GifForm, 'logo'>
