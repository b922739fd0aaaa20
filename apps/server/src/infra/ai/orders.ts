import type { z } from 'zod/mini'

export interface EnginePicture {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
}

export interface PictureOrder {
  /** Our instructions; never contains user text. */
  system: string
  prompt: string
  images: Buffer[]
  aspectRatio?: string
  /** The picture is delivered itself if it is a JPEG, not used as a part. */
  isResult?: boolean
}

export interface WordsOrder<T> {
  system: string
  prompt: string
  images?: Buffer[]
  schema: z.ZodMiniType<T>
  /** A defect of a well-formed reply, told to the model on the second attempt; null for none. */
  findFault?: (answer: T) => string | null
}

/** A model behind an interface: the engine handles retries, keys, deadline and cost. */
export interface EngineTools {
  picture: (order: PictureOrder) => Promise<EnginePicture>
  words: <T>(order: WordsOrder<T>) => Promise<T>
}

export interface EngineUsage {
  model: string | null
  costMicrousd: number
  calls: number
  durationMs: number
}
