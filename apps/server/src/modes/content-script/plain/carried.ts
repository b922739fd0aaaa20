import type { Rule } from '../../words/grammar.ts'
import type { PlainAsk } from '../../words/plain/plain-ask.ts'
import { softened } from '../../words/softened.ts'
import type { Clause } from './clauses.ts'

const GET: readonly Rule[] = ['[You get|You also get|Here you get|With it you get] {it}[|||, my people|, friends].']
const GET_ONE: readonly Rule[] = [
  '[You get|You also get|Here you get|With it you get] a {it}[|||, my people|, friends].',
]
const PRICED: readonly Rule[] = [
  '[You get|Here you get|With us you get|You can have|You can start with] {it}[|||, my people|, friends].',
]
const PAY: readonly Rule[] = [
  '[You pay|It costs|It goes for|All you pay is|What you pay is|It is yours for] {it}[|||, my people|, friends].',
]
const PAY_FROM: readonly Rule[] = ['[You pay|What you pay goes|It goes|It starts] {it}[|||, my people|, friends].']
const IT: readonly Rule[] = ['[It|And it|It also|This one|And yes, it] {it}[|||, my people|, friends].']
const READY: readonly Rule[] = ['[It is|Yours is|And it is|Yours will be|It will be] {it}[|||, my people|, friends].']
const OPEN: readonly Rule[] = ['[We are|You will meet us|You will find us|And we are] {it}[|||, my people|, friends].']
const AND: readonly Rule[] = ['[And|Plus,|Also,|And hear this,|And of course,] {it}[|||, my people|, friends].']
const AT: readonly Rule[] = [
  '[You will find us at|We are at|Come to us at|Look for us at|Meet us at] {it}[|||, my people|, friends].',
]
const BESIDE: readonly Rule[] = [
  '[You will find us|We are|Come and see us|Look for us|Meet us] {it}[|||, my people|, friends].',
]
const THERE: readonly Rule[] = ['[There are|You will meet|We have|Here you have] {it}[|||, my people|, friends].']

/** Patterns of clauses, each with rules that turn a matching clause into a sentence. */
const CARRIERS: readonly (readonly [RegExp, readonly Rule[]])[] = [
  [/^from ₦[\d,.]+(?: to ₦[\d,.]+)?(?:\s?(?:\/|per|each|a|for|only|monthly|every)\s?[\p{L}\d ]{0,24})?$/iu, PAY_FROM],
  [
    /^free (?:[\p{L}-]+ ){0,2}?(?:gift|check(?:-?up)?|visit|test|trial|class|lesson|sample|consultation|session|inspection|survey|quote|estimate|bottle|drink|book|bag|stand|pack|plate|kit|case|ride|massage|haircut|wash|refill|fitting|cap|mug|cake)(?!\p{L})(?! wrapping| delivery)/iu,
    GET_ONE,
  ],
  [/^free\s(?!for\b|of\b|from\b|when\b|if\b)\p{L}/iu, GET],
  [
    /^(?:(?:\d+|one|two|three|six|twelve)[ -](?:full )?(?:years?|months?|weeks?|days?)|lifetime|full)\s(?:warranty|guarantee)/iu,
    GET,
  ],
  [/^home service(?: in \p{Lu}.*)?$/iu, GET],
  [/^open\s(?!to\b)/iu, OPEN],
  [/^(?:ready|done|finished)\s(?:in|within|on|by|the same|after|before)\s/iu, READY],
  [
    /^(?:lasts|powers|holds|works|fits|serves|feeds|covers|includes|charges|runs|keeps|removes|cleans|supports)\s/iu,
    IT,
  ],
  [/^no\s\p{L}+(?:\s\p{L}+)?$/iu, AND],
  [/^₦[\d,.]+(?:\s?(?:\/|per|each|a|for|only|monthly|every)\s?[\p{L}\d ]{0,24})?$/iu, PAY],
  [
    /^(?!(?:price|only|just|and)\b)(?:[\p{L}\d-]+\s){0,3}[\p{L}-]+s\s(?:starting )?from ₦[\d,.]+(?:\s?(?:\/|per)\s?\p{L}+)?$/iu,
    PRICED,
  ],
  [/^(?:shop|suite|stall|block|plaza|no\.?)\s\p{L}?\d/iu, AT],
  [/^\d+\p{L}?,?\s(?:\p{Lu}[\p{L}.]*\s){1,3}(?:street|st|road|rd|avenue|ave|close|crescent|way|market|plaza)\b/iu, AT],
  [/^(?:opposite|behind|beside|near|along|next to|inside|off)\s\p{L}/iu, BESIDE],
  [/^(?:located|based)\s(?:in|at|on|along|opposite|behind|near)\s/iu, OPEN],
  [/^\d+\s\p{Ll}+s\s(?:per|in each|in every|in a)\s/u, THERE],
  [
    /^(?:live|online|weekend|evening|private|practical|physical|one[- ]on[- ]one)\s(?:\p{L}+\s){0,2}(?:class|lesson|session)e?s/iu,
    GET,
  ],
]

const begun = (words: string): string => words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase('en'))

/**
 * Returns the rules that turn a clause into a sentence, and the clause in the form for their slot. Undefined if no
 * rules fit.
 */
export function carriedBy(
  { words, kind }: Pick<Clause, 'words' | 'kind'>,
  ask: PlainAsk,
): { rules: readonly Rule[]; it: string } | undefined {
  if ((ask === 'give' || ask === 'apply') && kind === 'price') return undefined
  const rules = CARRIERS.find(([pattern]) => pattern.test(words))?.[1]
  if (!rules) return undefined
  return { rules, it: rules === AT ? words : rules === PRICED ? softened(words) : begun(words) }
}
