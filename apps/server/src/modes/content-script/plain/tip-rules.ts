import type { Rule } from '../../words/grammar.ts'
import { capital } from '../../words/spin.ts'

const SENTENCE_END = /(?<=[.?])\s(?=[\p{Lu}[“])/u
const LEADS = '[See,|Honestly,|Trust me,|Listen,]'
const NAMES = /^(?:I|Lagos|Nigeria|Christmas|Sallah|Sunday|Saturday|Friday|December)(?!\p{L})/u

const balanced = (rule: string): boolean => rule.split('[').length === rule.split(']').length

/** Splits a rule into sentences. The reason after `because` becomes a sentence of its own, as people speak. */
function inSentences(rule: Rule): string[] {
  const told = rule.replace(
    /, because (?:\[([^[\]]*)\]|(\p{L}))/u,
    (_, choices: string | undefined, letter: string | undefined) =>
      choices ? `. [${choices.split('|').map(capital).join('|')}]` : `. ${capital(letter ?? '')}`,
  )
  const sentences: string[] = []
  for (const part of told.split(SENTENCE_END)) {
    const last = sentences.at(-1)
    if (last !== undefined && !balanced(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

const small = (words: string): string =>
  NAMES.test(words) ? words : words.replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLocaleLowerCase('en'))

const begun = (sentence: string): string =>
  sentence.startsWith('[')
    ? sentence.replace(/^\[([^[\]]*)\]/u, (_, choices: string) => `[${choices.split('|').map(small).join('|')}]`)
    : small(sentence)

/**
 * Adds an alternative with a lead such as `Listen,`, so that a repeated sentence can differ. Without the lead, the
 * sentence is `plain` times as likely.
 */
const spoken = (sentence: string, plain: number): string =>
  `[${[...Array.from({ length: plain }, () => sentence), `${LEADS} ${begun(sentence)}`].join('|')}]`

/**
 * Returns a piece of advice as two rules: the whole text, and its first sentence, which is used if every wording of the
 * whole text is used up.
 */
export function tipRules(typed: Rule, isLed = false): { whole: Rule; first: Rule } {
  const [first = '', ...more] = inSentences(typed)
  const start = isLed ? first : spoken(first, 7)
  return { whole: [start, ...more.map((each) => spoken(each, 4))].join(' '), first: start }
}
