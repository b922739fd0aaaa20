import type { z } from 'zod/mini'

export interface EnginePicture {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
}

export interface PictureOrder {
  /** Our own instructions. Must never contain user text. */
  system: string
  prompt: string
  images: Buffer[]
  aspectRatio?: string
  /** The picture is the output itself, delivered unchanged if it is a JPEG, and not a part of a design. */
  isResult?: boolean
}

export interface WordsOrder<T> {
  system: string
  prompt: string
  images?: Buffer[]
  schema: z.ZodMiniType<T>
  /** Finds a defect in a well-formed reply, which the second attempt tells the model. Null if there is none. */
  findFault?: (answer: T) => string | null
}

/** An AI model. The implementation handles retries, API keys, the deadline and cost accounting. */
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
