import { z } from 'zod/mini'
import { Prompt } from './prompt.ts'

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
