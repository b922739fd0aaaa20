import { z } from 'zod/mini'

export const BATCH_LIMITS = { photos: 50 } as const
export const PHOTOS_A_CREDIT = 20

export const BATCH_TEXTS = {
  missing: 'Please choose the photos of your products first.',
  tooMany: `Please send at most ${BATCH_LIMITS.photos} photos at once.`,
  outline: 'We could not tell the product from what is around it. A photo on a plainer background will do.',
} as const

/** `brand` is the first colour of the brand kit, `own` the colour along each photo's border. */
export const BATCH_GROUNDS = ['white', 'brand', 'own'] as const
export const BatchGround = z.enum(BATCH_GROUNDS)
export type BatchGround = z.infer<typeof BatchGround>

/** Sizes are in pixels. */
export const BATCH_SHAPES = {
  square: { width: 1500, height: 1500 },
  portrait: { width: 1200, height: 1500 },
} as const
export const BatchShape = z.enum(['square', 'portrait'])
export type BatchShape = z.infer<typeof BatchShape>

export const ProductBatchRequest = z.object({
  ground: z._default(BatchGround, 'white'),
  shape: z._default(BatchShape, 'square'),
})
export type ProductBatchRequest = z.infer<typeof ProductBatchRequest>

export interface BatchLook {
  ground: string
  shape: BatchShape
}

export const creditsForPhotos = (photos: number): number => Math.ceil(photos / PHOTOS_A_CREDIT)
