import type { Audience, CopyStyle } from '@ufaro/contract/tools/copywriter.ts'
import type { Ask } from './ask.ts'
import type { Rules } from './grammar.ts'

type Words = readonly [string, string, ...string[]]

/**
 * An advert's own sentences in one language; they claim nothing about what is offered. Slots: `{product}`, `{offer}`
 * (one of `offers`), `{when}` (one of `whens`), `{price}`, `{place}`, `{contact}`.
 */
export interface Advert {
  /** Absent where the product only stands by itself or after a colon. */
  offers?: Readonly<Record<'order' | 'book' | 'join', Words>>
  openings: Readonly<Record<CopyStyle, Rules>>
  /** Openings without the product, followed by the user's first sentence. */
  hooks: Readonly<Record<CopyStyle, Rules>>
  invites: Rules
  calls: Rules
  appeals: Rules
  products: Readonly<Record<Ask, Rules>>
  closes: Readonly<Record<Ask, Rules>>
  whens: Readonly<Record<CopyStyle, Words>>
  shares: Readonly<Record<Audience, Rules>>
}
