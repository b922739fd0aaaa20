import type { Rule } from '../../words/grammar.ts'
import { countWords } from '../../words/writer.ts'

const SENTENCE_END = /(?<=[.?])\s(?=[\p{Lu}[“])/u
const REASON = /, because (?:\[[^[\]]*\]|\p{L})[\s\S]*$/u
const CHOICES = /\[([^|[\]]*)[^[\]]*\]/gu
const FEW_WORDS = 9

/** Replaces each choice `[a|b]` with its first option, so that the words of the rule can be counted. */
export const withFirstChoices = (rule: Rule): string => rule.replace(CHOICES, '$1')

const isBalanced = (rule: string): boolean => rule.split('[').length === rule.split(']').length

/**
 * Returns the first sentence of a piece of advice, which says what to do. Leaves out its reason and the remarks after
 * it, because they would suit any product. Returns the whole advice if fewer than FEW_WORDS words would be left.
 */
export function tipRule(typed: Rule): Rule {
  const parts = typed.split(SENTENCE_END)
  const at = parts.findIndex((_, end) => isBalanced(parts.slice(0, end + 1).join(' ')))
  const first = parts
    .slice(0, at + 1)
    .join(' ')
    .replace(REASON, '.')
  return isBalanced(first) && countWords(withFirstChoices(first)) >= FEW_WORDS ? first : typed
}
