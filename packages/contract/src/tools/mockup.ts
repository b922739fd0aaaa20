import { z } from 'zod/mini'
import { defineTool } from './define-tool.ts'
import { Prompt } from './prompt.ts'
import { sharedGenerate } from './shared-generate.ts'

export const MOCKUP_ITEMS = ['mug', 'shirt', 'tote', 'cap', 'box', 'card', 'bottle', 'sign', 'billboard'] as const
export type MockupItem = (typeof MOCKUP_ITEMS)[number]

/** Not every item is available in every scene. */
export const MOCKUP_SCENES = [
  'studio',
  'wood',
  'marble',
  'dark',
  'garden',
  'sunset',
  'pastel',
  'office',
  'street',
  'wall',
] as const
export type MockupScene = (typeof MOCKUP_SCENES)[number]

export const MODEL_OPTIONS = {
  gender: ['woman', 'man'],
  race: ['Black', 'White', 'Asian', 'Hispanic'],
  age: ['20-25', '25-30', '30-40', '40+'],
  interaction: ['holding', 'wearing', 'standing near the product'],
} as const

export const MOCKUP_TEXTS = {
  logo: 'Please upload your logo first.',
  prompt: 'Please enter a description for your mockup.',
  itemPhoto: 'Please upload an item photo to proceed.',
} as const

/** The point is in fractions of the photo's size, from the top left. */
export const Corner = z.object({ x: z.number().check(z.gte(0), z.lte(1)), y: z.number().check(z.gte(0), z.lte(1)) })
export type Corner = z.infer<typeof Corner>

/** The order is top left, top right, bottom right, bottom left. */
export const Quad = z.tuple([Corner, Corner, Corner, Corner])
export type Quad = z.infer<typeof Quad>

export const MockupOptions = z.strictObject({
  input: z._default(z.enum(['prompt', 'item_photo']), 'prompt'),
  item: z.optional(z.enum(MOCKUP_ITEMS)),
  scene: z.optional(z.enum(MOCKUP_SCENES)),
  gender: z.optional(z.enum(MODEL_OPTIONS.gender)),
  race: z.optional(z.enum(MODEL_OPTIONS.race)),
  age: z.optional(z.enum(MODEL_OPTIONS.age)),
  interaction: z.optional(z.enum(MODEL_OPTIONS.interaction)),
  quad: z.optional(Quad),
})
export type MockupOptions = z.infer<typeof MockupOptions>

export const MockupRequest = z
  .object({
    mode: z.literal('mockup'),
    prompt: Prompt,
    options: z._default(MockupOptions, { input: 'prompt' }),
  })
  .check(
    z.refine(({ prompt, options }) => options.input !== 'prompt' || prompt.trim() !== '', {
      message: MOCKUP_TEXTS.prompt,
      path: ['prompt'],
    }),
  )
export type MockupRequest = z.infer<typeof MockupRequest>

export const mockup = defineTool({
  id: 'mockup',
  label: 'Mockups',
  description: 'Your logo on mugs, shirts, boxes and signs.',
  guide:
    '`productImageDataUrl` is the logo. With `options.input` `prompt` (the default), `prompt` describes the item; with `item_photo`, `modelImageDataUrl` is a photo of it, and `options.quad` the corners of the area for the logo, in fractions of the photo.',
  service: 'mockup_mode',
  result: 'pictures',
  subject: 'product',
  slots: { labels: ['Mockup'] },
  call: sharedGenerate,
  credits: { free: 2, 'day-pass': 3, 'starter-monthly': 12, 'creator-monthly': 40, 'creator-yearly': 480 },
  request: MockupRequest,
  pictures: {
    logo: { part: 'productImageDataUrl', label: 'Logo', missing: MOCKUP_TEXTS.logo },
    itemPhoto: {
      part: 'modelImageDataUrl',
      label: 'Item photo',
      needed: ({ options }) => options.input === 'item_photo',
      missing: MOCKUP_TEXTS.itemPhoto,
    },
  },
  accepts: { pictures: { logo: 'logo', 'item photo': 'itemPhoto' } },
})
