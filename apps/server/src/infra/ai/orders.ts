import type { z } from 'zod/mini'

export interface EnginePicture {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  width: number
  height: number
}

export interface PictureOrder {
  /** Must never contain user text, so that users cannot give the model instructions. */
  system: string
  prompt: string
  images: Buffer[]
  aspectRatio?: string
  /**
   * True if the output is the picture itself and not a design that contains the picture. A JPEG is then delivered
   * unchanged.
   */
  isResult?: boolean
}

export interface WordsOrder<T> {
  system: string
  prompt: string
  images?: Buffer[]
  schema: z.ZodMiniType<T>
  /** Returns the defect of a well-formed reply, or null. The next request tells the model the defect. */
  findFault?: (answer: T) => string | null
}

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
