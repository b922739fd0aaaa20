import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const UPLOAD_HOURS = 24
export const UPLOAD_QUOTA = { bytes: 200 * 1024 * 1024, count: 500 } as const

export const Upload = z.object({
  id: z.string().check(z.describe('The id for `upload:<id>`.')),
  width: z.int().check(z.describe('In pixels, after the picture was turned upright.')),
  height: z.int().check(z.describe('In pixels, after the picture was turned upright.')),
  bytes: z.int(),
  expires_at: z.string().check(z.describe('Until then, calls take the upload as a picture.')),
})

export const createUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: 'user',
  scopes: ['make'],
  summary: 'Upload a picture for later calls',
  description:
    'For 24 hours, other calls take it as `upload:<id>` in place of a picture. Send the form part `file`, or the bytes as the body with their media type. At most 10 MB a picture, and 200 MB and 500 uploads a user.',
  reply: Upload,
  status: 201,
  errors: ['TOO_MANY_UPLOADS', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'VALIDATION_FAILED'],
  images: ['file'],
  rawImage: true,
})

export const STRETCH_TYPE = 'application/offset+octet-stream'
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024

/** `received` is in bytes. `upload` is set once the picture is complete. */
export const UploadProgress = z.object({ received: z.int(), upload: z.nullable(Upload) })
export type UploadProgress = z.infer<typeof UploadProgress>

const uploadId = z.object({ id: z.uuid() })

export const sendStretch = endpoint({
  method: 'PUT',
  path: '/api/uploads/:id/bytes',
  access: 'user',
  scopes: ['make'],
  summary: 'Upload a picture in parts that can be resumed',
  description:
    '`id` is a UUID of your choice. The body is the bytes from `offset` on; `total` is the size of the whole picture in bytes. What has arrived is kept if the connection breaks. An `offset` that differs from the number of bytes received gets `CONFLICT`.',
  params: uploadId,
  query: z.object({
    offset: z.coerce.number().check(z.int(), z.gte(0)),
    total: z.coerce.number().check(z.int(), z.gte(1), z.lte(UPLOAD_MAX_BYTES)),
  }),
  reply: UploadProgress,
  errors: ['CONFLICT', 'TOO_MANY_UPLOADS', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'NOT_AN_IMAGE', 'UNREADABLE_IMAGE'],
  stretch: true,
})

export const uploadProgress = endpoint({
  method: 'GET',
  path: '/api/uploads/:id/bytes',
  access: 'user',
  scopes: ['make'],
  summary: 'Get how many bytes of a resumable upload have arrived',
  description: 'Continue with `received` as `offset`. `upload` is null until the picture is complete.',
  params: uploadId,
  reply: UploadProgress,
})

export const CHECKS_AN_HOUR = 60
export const CHECKED_MODES = ['headshot', 'product', 'dp', 'events'] as const
export type CheckedMode = (typeof CHECKED_MODES)[number]

export const ADVICE = {
  NO_FACE: 'No face was found. Please take a photo in which the face looks at the camera.',
  SEVERAL_FACES:
    'There are several people here, and all of them will be in the picture. For one alone, take a photo of just them.',
  FACE_CUT_OFF: 'The face is cut off at the edge. Please take the photo again with room around the head.',
  FACE_TOO_SMALL: 'The face is small, so the result may look soft. Please step closer or use a larger photo.',
  TOO_DARK: 'The photo is very dark. Please take it again facing a window or a lamp.',
  BLURRED: 'The photo is blurred. Please hold the camera still and tap on the subject before you take it.',
  NO_SUBJECT: 'No product stands out in this photo. Please take it alone, in front of a plain background.',
  SUBJECT_CUT_OFF: 'The product is cut off at the edge. Please take the photo again with room on all sides.',
} as const
export type AdviceCode = keyof typeof ADVICE
export const NO_OUTLINE =
  'This product cannot be told apart from what is around it, so your photo will keep its own background. For another one, paint over the product in Touch up afterwards, which costs nothing, or take it alone in front of a plain background.'
export const ADVICE_CODES = Object.keys(ADVICE) as [AdviceCode, ...AdviceCode[]]

const Part = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

export const PhotoAdvice = z.object({
  ok: z.boolean().check(z.describe('Whether there is nothing to do better.')),
  faces: z.int().check(z.describe('The number of faces in the photo.')),
  cutout: z
    .enum(['clean', 'soft', 'none'])
    .check(
      z.describe(
        'Whether the subject can be separated from the background: cleanly, uncertainly (`soft`) or not at all.',
      ),
    ),
  advice: z.array(z.object({ code: z.enum(ADVICE_CODES), text: z.string() })),
  crop: z
    .optional(z.nullable(Part))
    .check(z.describe('For event photos: the part with the heads, as fractions of the photo. Null without a face.')),
  focus: z
    .optional(z.nullable(z.object({ x: z.number(), y: z.number() })))
    .check(
      z.describe('For event photos: the centre of the faces, else of the main object, as fractions of the photo.'),
    ),
  subject: z
    .optional(z.nullable(Part))
    .check(
      z.describe('For event photos: the bounds of the heads, else of the main object, as fractions of the photo.'),
    ),
})
export type PhotoAdvice = z.infer<typeof PhotoAdvice>

export const checkUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:id/check',
  access: 'user',
  scopes: ['make'],
  summary: 'Check whether a photo suits a tool',
  description:
    'Looks for faces, sharpness, light and an outline, so that no credit is spent on a bad photo. `advice` says what to do better; the photo may be used anyway. Free, limited to 60 checks an hour.',
  params: z.object({ id: z.string() }),
  body: z.object({ mode: z.enum(CHECKED_MODES) }),
  reply: PhotoAdvice,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})
