import type { Engine } from '@ufaro/contract/output.ts'
import type { ReadRefusal } from './judge.ts'
import type { PictureOrder, WordsOrder } from './orders.ts'
import type { Tokens } from './prices.ts'

export interface VendorCall {
  key: string
  signal: AbortSignal
  /** Must be called for an unusable reply too, because the provider charges for it. */
  spent: (tokens: Tokens) => void
}

/** One AI provider. Each method sends exactly one request and never retries. */
export interface Vendor {
  engine: Exclude<Engine, 'builtin'>
  keys: readonly string[]
  models: { picture: string; words: string }
  picture: (order: PictureOrder, call: VendorCall) => Promise<Uint8Array[]>
  words: <T>(order: WordsOrder<T>, call: VendorCall) => Promise<T>
  readRefusal: ReadRefusal
}
