export type Words = Readonly<Record<string, string>>

/** A whole clause as it is typed, in Yoruba, Hausa and Igbo. `$1` is a number, an amount or a name. */
export type SaidClause = readonly [RegExp, string, string, string]

export interface Lexicon {
  people: Words
  occasions: Words
  topics: Words
  /** How those who are spoken of are spoken to. */
  addressed?: readonly (readonly [RegExp, string])[]
  /** Offers and units of prices. `$1` is a number. */
  phrases: readonly (readonly [RegExp, string])[]
  /** Small words inside the name of what is offered: `soap and cream for men` keeps its nouns. */
  links: Readonly<Record<'and' | 'with' | 'for' | 'at' | 'from', string>>
}
