import { z } from 'zod/mini'
import { defineTool } from './define-tool.ts'
import { Prompt } from './prompt.ts'
import { sharedGenerate } from './shared-generate.ts'

export const DP_STYLES = [
  'Professional Halo',
  'Neon Glow',
  'Sticker Outline',
  'Monochrome Sketch',
  'Golden Hour',
  'Vibrant Colors',
] as const
export type DpStyle = (typeof DP_STYLES)[number]

export const DP_TEXTS = {
  photo: 'Please upload a photo first.',
  prompt: 'Please enter a description for your DP.',
  reference: 'Please upload a reference image to proceed.',
} as const

export const DP_SIZES = { WhatsApp: 640, Instagram: 1080, LinkedIn: 800, X: 400 } as const

export const DpOptions = z.strictObject({
  input: z._default(z.enum(['prompt', 'reference']), 'prompt'),
  style: z._default(z.enum(DP_STYLES), 'Professional Halo'),
})
export type DpOptions = z.infer<typeof DpOptions>

export const DpRequest = z
  .object({
    mode: z.literal('dp'),
    prompt: Prompt,
    options: z._default(DpOptions, { input: 'prompt', style: 'Professional Halo' }),
  })
  .check(
    z.refine(({ prompt, options }) => options.input !== 'prompt' || prompt.trim() !== '', {
      message: DP_TEXTS.prompt,
      path: ['prompt'],
    }),
  )
export type DpRequest = z.infer<typeof DpRequest>

export const dp = defineTool({
  id: 'dp',
  label: 'Profile Pics',
  description: 'A display picture that stands out in a small circle.',
  guide:
    '`productImageDataUrl` is the photo. With `options.input` `prompt` (the default), `prompt` describes the picture; with `reference`, `modelImageDataUrl` is a picture to follow.',
  service: 'dp_mode',
  result: 'pictures',
  subject: 'person',
  slots: { labels: ['Profile Picture'] },
  call: sharedGenerate,
  credits: { free: 2, 'day-pass': 4, 'starter-monthly': 15, 'creator-monthly': 40, 'creator-yearly': 480 },
  request: DpRequest,
  pictures: {
    photo: { part: 'productImageDataUrl', label: 'Photo', missing: DP_TEXTS.photo },
    reference: {
      part: 'modelImageDataUrl',
      label: 'Reference',
      needed: ({ options }) => options.input === 'reference',
      missing: DP_TEXTS.reference,
    },
  },
  accepts: { pictures: { photo: 'photo', reference: 'reference' } },
})
