export type Words = Readonly<Record<string, string>>

/**
 * A pattern for a whole clause, and its translations into Yoruba, Hausa and Igbo. `$1` is a number, an amount or a
 * name.
 */
export type SaidClause = readonly [RegExp, string, string, string]

export interface Lexicon {
  people: Words
  occasions: Words
  topics: Words
  /** Replacements for an audience that the text speaks to: words in the third person change to the second. */
  addressed?: readonly (readonly [RegExp, string])[]
  /** Patterns of offers and of units of prices, with translations. `$1` is a number. */
  phrases: readonly (readonly [RegExp, string])[]
  /**
   * Function words in the name of a product, as in `soap and cream for men`. They are translated even if the nouns are
   * not.
   */
  links: Readonly<Record<'and' | 'with' | 'for' | 'at' | 'from', string>>
}
