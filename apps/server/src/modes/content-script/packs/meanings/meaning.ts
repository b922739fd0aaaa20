import type { Rule } from '../../../words/grammar.ts'

/** What a fact means to the viewer, in rules of which every third belongs to the same script. */
export type Meaning = readonly [pattern: RegExp, rules: readonly Rule[]]
