import type { z } from 'zod/mini'

export interface EnginePicture {
  bytes: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Pixels. */
  width: number
  height: number
}

export interface PictureOrder {
  /** What the product says; user text never goes in here. */
  system: string
  /** What the person asked for. */
  prompt: string
  images: Buffer[]
  /** Width to height, such as `4:5`. */
  aspectRatio?: string
}

export interface WordsOrder<T> {
  system: string
  prompt: string
  images?: Buffer[]
  schema: z.ZodMiniType<T>
  /** What makes an answer of the right shape unusable, told to the model at the second try; null where nothing does. */
  findFault?: (answer: T) => string | null
}

export interface EngineTools {
  /** @throws AiFailure, or the signal's reason where the caller gave up */
  picture: (order: PictureOrder) => Promise<EnginePicture>
  /** @throws AiFailure, or the signal's reason where the caller gave up */
  words: <T>(order: WordsOrder<T>) => Promise<T>
}

/** What one output has used so far; filled while its tools work. */
export interface EngineUsage {
  model: string | null
  /** Millionths of a US dollar. */
  costMicrousd: number
  /** Requests made, whatever came of them. */
  calls: number
  /** Time spent at the provider, waits included. */
  durationMs: number
}
