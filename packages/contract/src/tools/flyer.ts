import { z } from 'zod/mini'
import { Contact, HexColor } from '../brand.ts'
import { defineTool } from './define-tool.ts'

export const FLYER_VARIANTS = ['Professional Business', 'Modern Social Media'] as const
export type FlyerVariant = (typeof FLYER_VARIANTS)[number]

const FLYER_LAYOUTS = 6
/** Rank of a layout among all layouts, by how well they suit the flyer. 0 is the best. */
const Rank = z.int().check(z.gte(0), z.lt(FLYER_LAYOUTS))

export function nextDesign([first, second]: readonly [number, number], slot: number): [number, number] {
  const next = (rank: number, of: number) => (slot === of ? (rank + 1) % FLYER_LAYOUTS : rank)
  return [next(first, 1), next(second, 2)]
}

export const FLYER_LIMITS = {
  words: 50,
  characters: 500,
  brandName: 100,
  imageBytes: 5 * 1024 * 1024,
  colorHistory: 10,
} as const
export const DEFAULT_COLORS = ['#3B82F6', '#10B981', '#F59E0B'] as const

export const FLYER_TEXTS = {
  logoType: 'Please upload a JPEG, PNG, or WebP image for the logo',
  logoSize: 'Logo file size must be less than 5MB',
  optionalType: 'Please upload a JPEG, PNG, or WebP image for the optional image',
  optionalSize: 'Optional image file size must be less than 5MB',
  logoMissing: 'Please upload a logo for your flyer',
  contentMissing: 'Please enter content for your flyer',
  contentWords: 'Content must be 50 words or less',
  spendFailed: 'Failed to use credit',
  failed: 'Failed to generate flyer',
} as const

export const countWords = (text: string): number => text.trim().split(/\s+/u).filter(Boolean).length

export const FlyerRequest = z.object({
  colors: z._default(z.tuple([HexColor, HexColor, HexColor]), [...DEFAULT_COLORS] as [string, string, string]),
  content: z.string(FLYER_TEXTS.contentMissing).check(
    z.trim(),
    z.minLength(1, FLYER_TEXTS.contentMissing),
    z.maxLength(FLYER_LIMITS.characters, 'Content must be 500 characters or less'),
    z.refine((text) => countWords(text) <= FLYER_LIMITS.words, FLYER_TEXTS.contentWords),
  ),
  brandName: z._default(z.string().check(z.trim(), z.maxLength(FLYER_LIMITS.brandName)), ''),
  brandCorrespondence: z._default(z.array(Contact).check(z.maxLength(20)), []),
  designs: z
    .optional(z.tuple([Rank, Rank]))
    .check(z.describe('The layout of each design: 0 suits it best, 5 least. By default 0.')),
})
export type FlyerRequest = z.infer<typeof FlyerRequest>

/** A picture must be smaller than `imageBytes`: one of exactly that size is refused. */
const maxBytes = FLYER_LIMITS.imageBytes - 1

export const flyer = defineTool({
  id: 'flyer',
  label: 'Flyers',
  description: 'Two flyer designs from your logo, colours and words.',
  guide:
    '`content` has at most 50 words. `logoImage` is required and `optionalImage` is not; each must be smaller than 5 MB. A design that fails is missing in the reply and can be retried.',
  service: 'flyer_generation',
  noCredits: 'Insufficient flyer credits. Please upgrade your plan.',
  result: 'pictures',
  slots: { labels: FLYER_VARIANTS },
  call: {
    name: 'generateFlyers',
    path: '/api/flyers/generate',
    summary: 'Make two designs of a flyer',
    reply: { flyers: z.array(z.object({ variantName: z.enum(FLYER_VARIANTS), flyerUrl: z.string() })) },
  },
  credits: { free: 2, 'day-pass': 3, 'starter-monthly': 12, 'creator-monthly': 40, 'creator-yearly': 480 },
  request: FlyerRequest,
  pictures: {
    logo: {
      part: 'logoImage',
      label: 'Logo',
      missing: FLYER_TEXTS.logoMissing,
      maxBytes,
      texts: { notAnImage: FLYER_TEXTS.logoType, tooLarge: FLYER_TEXTS.logoSize },
    },
    picture: {
      part: 'optionalImage',
      label: 'Picture',
      min: 0,
      maxBytes,
      texts: { notAnImage: FLYER_TEXTS.optionalType, tooLarge: FLYER_TEXTS.optionalSize },
    },
  },
  accepts: { pictures: { logo: 'logo', picture: 'picture' }, texts: ['content'] },
})
