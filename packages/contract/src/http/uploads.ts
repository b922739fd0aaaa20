import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Hours an upload is kept, and what one person may have lying at once. */
export const UPLOAD_HOURS = 24
export const UPLOAD_QUOTA = { bytes: 200 * 1024 * 1024, count: 500 } as const

export const createUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: 'user',
  summary: 'Send a picture once; for 24 hours every call takes it as upload:<id>',
  reply: z.object({
    id: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    expires_at: z.string(),
  }),
  status: 201,
  errors: ['TOO_MANY_UPLOADS', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_FAILED'],
  images: ['file'],
  rawImage: true,
})
