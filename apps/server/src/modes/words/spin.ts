import type { Random } from '../random.ts'

const INNERMOST = /\[([^[\]]*)\]/gu

export function spin(rule: string, random: Random): string {
  let text = rule
  while (text.includes('[')) {
    const next = text.replace(INNERMOST, (_, choices: string) => random.pick(choices.split('|')))
    if (next === text) throw new RangeError(`a bracket is left open in: ${rule}`)
    text = next
  }
  return text.replace(/ {2,}/gu, ' ').replace(/ (?=[,.;:!?])/gu, '')
}

/**
 * Fills the slots of a sentence. Capitalizes a value at the start of a sentence and avoids double punctuation.
 * @throws RangeError if a slot has no value
 */
export function fillIn(sentence: string, values: Readonly<Record<string, string>>): string {
  const filled = sentence.replace(/\{(\w+)\}([.]?)/gu, (_, name: string, stop: string, at: number) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`nothing to put into {${name}}`)
    const begins = /(?:^|[.!?]\s)$/u.test(sentence.slice(0, at))
    const put = begins ? capital(value) : value
    return stop && /[.!?…][”’")]?$/u.test(put) ? put : `${put}${stop}`
  })
  return capital(filled)
}

export const capital = (text: string): string =>
  text.replace(
    /^([“‘’"(]*)(\p{Ll}\p{M}*)(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'),
  )
