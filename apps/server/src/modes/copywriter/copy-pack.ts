import type { Audience, CopyStyle } from '@ufaro/contract/modes/copywriter.ts'

/** What one style sounds like in one language; every entry is a whole sentence or two. */
export interface StyleWords {
  titles: readonly [string, string, string, ...string[]]
  hooks: readonly [string, string, string, ...string[]]
  closes: readonly [string, string, string, ...string[]]
  /** Why it is for these people. */
  audiences: Record<Audience, string>
}

/**
 * Everything the template writer can say in one language. Sentences with a slot hold for any words that may come to
 * stand there: the slot follows a colon or is a quotation, so that no article, class or ending depends on it.
 */
export interface CopyPack {
  /** Between the last two of a list, with its spaces. */
  and: string
  /** True where the person's words are set apart from the language around them. */
  quotes: boolean
  /** `{it}` is what is advertised. */
  frames: readonly string[]
  /** `{it}` is another sentence about it. */
  details: readonly string[]
  /** `{keys}` is the list of keywords. */
  keys: readonly string[]
  styles: Record<CopyStyle, StyleWords>
}
