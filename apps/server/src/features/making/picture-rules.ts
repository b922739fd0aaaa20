import type { Tool } from '@ufaro/contract/tools.ts'
import type { PictureRule } from '../files/intake.service.ts'

export const pictureRules = ({ pictures }: Tool, request: Record<string, unknown>): PictureRule[] =>
  Object.values(pictures).map((slot) => ({
    name: slot.part,
    min: slot.needed?.(request) === false ? 0 : (slot.min ?? 1),
    max: slot.max ?? 1,
    missing: slot.missing ?? '',
    ...(slot.maxBytes && { maxBytes: slot.maxBytes }),
    ...(slot.texts && { texts: slot.texts }),
  }))
