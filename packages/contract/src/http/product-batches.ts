import { z } from 'zod/mini'
import { ProductBatchRequest } from '../product-batch.ts'
import { Run } from '../run.ts'
import { endpoint } from './endpoint.ts'

export const BATCH_PART = 'photos'

const GENERATING = ['NO_CREDITS', 'PLAN_EXPIRED', 'DAILY_LIMIT', 'SERVICE_DISABLED', 'RATE_LIMITED'] as const

export const makeProductBatch = endpoint({
  method: 'POST',
  path: '/api/product-batches',
  access: 'user',
  scopes: ['make'],
  summary: 'Make product shots of up to 50 photos with the same background and shape',
  description:
    'Costs one credit of the tool `product` for every 20 photos, rounded up, and opens one run for each credit. A photo that cannot be read is named in `errors`, costs nothing and does not fail the others. The runs go on after the reply.',
  body: ProductBatchRequest,
  reply: z.object({
    runIds: z.array(z.string()),
    total: z.int(),
    errors: z.array(z.object({ photo: z.int(), error: z.string() })),
  }),
  status: 202,
  errors: [...GENERATING, 'NOT_AN_IMAGE', 'TOO_LARGE', 'UNREADABLE_IMAGE', 'NOT_FOUND'],
  images: [BATCH_PART],
  idempotent: true,
})

export const retryProductPhoto = endpoint({
  method: 'POST',
  path: '/api/runs/:id/photos/:index/retry',
  access: 'user',
  scopes: ['make'],
  summary: 'Retry a failed photo of a product batch',
  description:
    'Free, at most three attempts a photo. `photo` replaces the photo; without it, the same photo is tried again.',
  params: z.object({ id: z.string(), index: z.string() }),
  body: z.object({}),
  reply: Run,
  status: 202,
  errors: [
    ...GENERATING,
    'NOT_FOUND',
    'RUN_COMPLETE',
    'OUTPUT_EXISTS',
    'NOT_AN_IMAGE',
    'TOO_LARGE',
    'UNREADABLE_IMAGE',
  ],
  images: ['photo'],
  idempotent: true,
})
