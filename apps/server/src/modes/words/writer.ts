import type { Random } from '../random.ts'
import type { Rule } from './grammar.ts'
import { fillIn, spin } from './spin.ts'

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][”’")]?)(?<!\b(?:Dr|Mr|Mrs|Ms|Engr|Prof|Rev|Pst|Bro|Sis)\.)\s+|\n+/u)
    .map((each) => each.trim())
    .filter((each) => /\p{L}/u.test(each))

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0

const TRIES_OF_RULE = 6

/**
 * Writes sentences without repeating one, and returns an empty string if none is left. Prefers rules that were used
 * least, and sentences that the user has not seen before.
 */
export interface Writer {
  say: (rules: readonly Rule[], values?: Readonly<Record<string, string>>) => string
  /** Like `say`, but returns an empty string rather than a sentence that the user has seen before. */
  sayAnew: (rules: readonly Rule[], values?: Readonly<Record<string, string>>) => string
  branch: () => Writer
  /** Number of written sentences that the user has seen before. */
  repeats: () => number
}

interface Memory {
  said: Set<string>
  uses: Map<Rule, number>
  /** Sentences that the user has seen before. */
  stale: ReadonlySet<string>
  /** Whether a sentence may be written. */
  isApt: (sentence: string) => boolean
}

export function createWriter(
  random: Random,
  stale: ReadonlySet<string> = new Set(),
  isApt: Memory['isApt'] = () => true,
): Writer {
  return recall(random, { said: new Set(), uses: new Map(), stale, isApt })
}

function recall(random: Random, { said, uses, stale, isApt }: Memory): Writer {
  let repeats = 0
  const used = (rule: Rule) => uses.get(rule) ?? 0
  const speak = (rules: readonly Rule[], values: Readonly<Record<string, string>>, mayRepeat: boolean): string => {
    const order = random.shuffle(rules).sort((one, other) => used(one) - used(other))
    // Sentences that the user has seen before are used only after TRIES_OF_RULE tries of every rule.
    const enough = TRIES_OF_RULE * order.length
    for (let turn = 0; turn < (mayRepeat ? 2 : 1) * enough; turn++) {
      const rule = order[Math.floor(turn / TRIES_OF_RULE) % order.length]!
      const filled = fillIn(spin(rule, random).trim(), values).replace(/,\s*(?=[.,:;!?])/gu, '')
      // A product's name may begin with an article or `our`. Drop that word if the rule puts `our` before the name.
      const text = filled.replace(/\b(our) (?:an?|the|our)\s/giu, '$1 ')
      const parts = sentencesOf(text)
      if (parts.some((part) => said.has(part) || !isApt(part) || (turn < enough && stale.has(part)))) continue
      for (const part of parts) said.add(part)
      repeats += parts.filter((part) => stale.has(part)).length
      uses.set(rule, used(rule) + 1)
      return text
    }
    return ''
  }
  return {
    say: (rules, values = {}) => speak(rules, values, true),
    sayAnew: (rules, values = {}) => speak(rules, values, false),
    branch: () => recall(random, { said: new Set(said), uses: new Map(uses), stale, isApt }),
    repeats: () => repeats,
  }
}
