import { z } from 'zod/mini'
import { defineTool } from './define-tool.ts'
import { Prompt } from './prompt.ts'
import { sharedGenerate } from './shared-generate.ts'

export const ATTIRES = ['Corporate', 'Casual'] as const

export const HeadshotOptions = z.strictObject({
  attire: z._default(z.enum(ATTIRES), 'Corporate'),
  look: z.optional(z.int().check(z.gte(1), z.lte(4))),
})
export type HeadshotOptions = z.infer<typeof HeadshotOptions>

export const HeadshotRequest = z.object({
  mode: z.literal('headshot'),
  prompt: Prompt,
  options: z._default(HeadshotOptions, { attire: 'Corporate' }),
})
export type HeadshotRequest = z.infer<typeof HeadshotRequest>

export const headshot = defineTool({
  id: 'headshot',
  label: 'Headshots',
  description: 'Four professional looks from one photo.',
  guide: '`productImageDataUrl` is the photo. `options.look` (1 to 4) selects one of the four looks.',
  service: 'headshot_mode',
  result: 'pictures',
  subject: 'person',
  slots: { labels: ['Look 1', 'Look 2', 'Look 3', 'Look 4'], option: 'look' },
  call: sharedGenerate,
  credits: { free: 3, 'day-pass': 6, 'starter-monthly': 20, 'creator-monthly': 60, 'creator-yearly': 720 },
  request: HeadshotRequest,
  pictures: { photo: { part: 'productImageDataUrl', label: 'Photo', missing: 'Please upload a photo first.' } },
  accepts: { pictures: { photo: 'photo' } },
})
