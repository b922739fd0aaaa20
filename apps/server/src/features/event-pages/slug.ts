import { randomBytes } from 'node:crypto'
import { foldText } from '@ufaro/contract/clean-name.ts'
import { RESERVED_SLUGS } from '@ufaro/contract/event-page.ts'

const LONGEST = 60

export const isReserved = (slug: string): boolean => RESERVED_SLUGS.has(slug)

export function* slugsOf(title: string): Generator<string> {
  const words = trimmed(foldText(title).replace(/[^a-z0-9]+/g, '-'))
  const stem = words.length >= 3 ? words : trimmed(`event-${words}`)
  if (!isReserved(stem) && stem !== 'event') yield stem
  for (let attempt = 0; attempt < 5; attempt++) {
    yield `${trimmed(stem.slice(0, LONGEST - 6))}-${randomBytes(4).toString('hex').slice(0, 5)}`
  }
}

const trimmed = (text: string): string => text.slice(0, LONGEST).replace(/^-+|-+$/g, '')
