import type { Engine } from '@ufaro/contract/output.ts'
import type { ReadRefusal } from './judge.ts'
import type { PictureOrder, WordsOrder } from './orders.ts'
import type { Tokens } from './prices.ts'

export interface VendorCall {
  key: string
  signal: AbortSignal
  /**
   * Called as soon as the usage is known, even if the reply is unusable, because the provider charges for unusable
   * replies too.
   */
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
