import type { Engine } from '@ufaro/contract/output.ts'
import type { ReadRefusal } from './judge.ts'
import type { PictureOrder, WordsOrder } from './orders.ts'
import type { Tokens } from './prices.ts'

/** One request to a provider. */
export interface VendorCall {
  /** Empty for a server that asks for none. */
  key: string
  signal: AbortSignal
  /** Told as soon as an answer says what it used, good or bad: it is paid either way. */
  spent: (tokens: Tokens) => void
}

/** One provider behind one interface. Each method makes exactly one request and does not try again. */
export interface Vendor {
  engine: Exclude<Engine, 'builtin'>
  keys: readonly string[]
  models: { picture: string; words: string }
  /** Candidates for the picture, best first; the caller sees which of them decodes. */
  picture: (order: PictureOrder, call: VendorCall) => Promise<Uint8Array[]>
  words: <T>(order: WordsOrder<T>, call: VendorCall) => Promise<T>
  readRefusal: ReadRefusal
}
