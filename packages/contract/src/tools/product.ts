import { z } from 'zod/mini'
import { tooLong } from '../too-long.ts'
import { defineTool } from './define-tool.ts'
import { Prompt } from './prompt.ts'
import { sharedGenerate } from './shared-generate.ts'

export const PRODUCT_SHOTS = ['Studio Shot', 'Lifestyle Shot', 'Detailed Macro Shot', 'Model with Product'] as const
export const AESTHETIC_REQUIRED = 'Please select or describe an aesthetic setup first'
export const AESTHETIC_MAX = 500

export const AESTHETICS = [
  'Clean white studio with soft shadows',
  'Warm wooden table in morning light',
  'Dark luxury with golden light',
  'Pastel colours, playful and bright',
  'Fresh green leaves and daylight',
  'Marble counter, elegant and cool',
  'Sunset tones on warm sand',
  'Bold single-colour backdrop',
] as const

export const ProductOptions = z.strictObject({
  aesthetic: z
    .string(AESTHETIC_REQUIRED)
    .check(z.trim(), z.minLength(1, AESTHETIC_REQUIRED), z.maxLength(AESTHETIC_MAX, tooLong(AESTHETIC_MAX))),
  shot: z.optional(z.int().check(z.gte(1), z.lte(PRODUCT_SHOTS.length))),
})
export type ProductOptions = z.infer<typeof ProductOptions>

export const ProductRequest = z.object({
  mode: z.literal('product'),
  prompt: Prompt,
  options: z.pipe(
    z.optional(z.unknown()),
    z.pipe(
      z.transform((value) => value ?? {}),
      ProductOptions,
    ),
  ),
})
export type ProductRequest = z.infer<typeof ProductRequest>

export const product = defineTool({
  id: 'product',
  label: 'Products',
  description: 'Studio shots of what you sell.',
  guide:
    '`productImageDataUrl` is the photo of the product, and `options.aesthetic` describes the setting (required, at most 500 characters). `options.shot` selects a shot: 1 studio, 2 lifestyle, 3 macro, or 4 with a model, which needs an AI engine.',
  service: 'product_mode',
  result: 'pictures',
  subject: 'product',
  slots: { labels: PRODUCT_SHOTS, option: 'shot' },
  call: sharedGenerate,
  credits: { free: 2, 'day-pass': 4, 'starter-monthly': 20, 'creator-monthly': 60, 'creator-yearly': 720 },
  request: ProductRequest,
  pictures: {
    photo: {
      part: 'productImageDataUrl',
      label: 'Product photo',
      missing: 'Please upload a product photo first.',
    },
  },
  accepts: { pictures: { photo: 'photo' } },
})
