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
  summary:
    'Up to 50 product photos in one look: a run and a credit of product for every 20. A photo that cannot be read is left out and not paid for',
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
  summary: 'Retry a failed photo of a batch, free; `photo` replaces it',
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
