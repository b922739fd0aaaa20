import { z } from 'zod/mini'
import { DpRequest } from './dp.ts'
import { HeadshotRequest } from './headshot.ts'
import { MockupRequest } from './mockup.ts'
import { ProductRequest } from './product.ts'

/** The modes that share POST /api/generate, told apart by `mode`. */
export const GenerateRequest = z.discriminatedUnion('mode', [HeadshotRequest, ProductRequest, DpRequest, MockupRequest])
export type GenerateRequest = z.infer<typeof GenerateRequest>
