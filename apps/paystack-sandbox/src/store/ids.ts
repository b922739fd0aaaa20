import { randomBytes } from 'node:crypto'
import type { Journal } from '#sandbox/store/journal.ts'

/** Above Number.MAX_SAFE_INTEGER, as Paystack's ids can be. Tests then fail if a client parses ids as numbers. */
const FIRST_ID = 9_007_199_254_740_993n

export type NextId = () => string

export function createNextId(journal: Journal): NextId {
  const counters = journal.table<string>('counters')
  return () => {
    const next = BigInt(counters.get('id') ?? FIRST_ID - 1n) + 1n
    return counters.put('id', next.toString())
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export const randomCode = (length: number): string =>
  [...randomBytes(length)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
