const PHRASE_MAX = 140
const SENTENCE_END =
  /(?<=[.!?…])(?<!\b(?:St|Dr|Mr|Mrs|Ms|Rev|Prof|Engr|Pst|Bro|Sis|No|Rd|Ave|vs|incl|excl|approx|opp|Opp)\.)\s+|\s*\n+\s*/u
const CLAUSE_END = /[,;:–—]\s/gu

export interface OwnWords {
  phrase: string
  more: string[]
}

export function readOwnWords(text: string, most = PHRASE_MAX): OwnWords {
  const sentences = text
    .split(SENTENCE_END)
    .map(oneLine)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const [first = oneLine(text), ...more] = sentences
  if (first.length <= most) return { phrase: withoutStop(first), more }
  const at = cutAt(first, most)
  const rest = first
    .slice(at)
    .replace(/^[\s,;:–—]+/u, '')
    .trim()
  return { phrase: withoutStop(first.slice(0, at)), more: rest ? [rest, ...more] : more }
}

export const readLines = (text: string, most: number): string[] =>
  text
    .split(SENTENCE_END)
    .map((line) => oneLine(line).replace(/^(?:[-*•–—]|\p{Extended_Pictographic}|\uFE0F)+\s*/u, ''))
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .flatMap((line) =>
      line.length <= most ? [line] : [line.slice(0, cutAt(line, most)), line.slice(cutAt(line, most))],
    )
    .map((line) => line.replace(/^[\s,;:–—]+|[\s,;–—]+$/gu, ''))

export function readList(text: string): string[] {
  const entries = text
    .split(/(?:(?<!\d),|,(?!\d{3}(?!\d))|[;\n])+/u)
    .map((entry) => withoutStop(oneLine(entry)))
    .filter((entry) => entry)
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = entry.toLocaleLowerCase('en')
    return !seen.has(key) && seen.add(key)
  })
}

export const joinList = (entries: readonly string[], and: string): string =>
  entries.length < 2 ? entries.join('') : `${entries.slice(0, -1).join(', ')}${and}${entries.at(-1)}`

export const quoted = (words: string): string => `“${words.replace(/["“”]/gu, '’')}”`

/**
 * Replaces each `{name}` by its value. If the value ends with a punctuation mark, drops the full stop that follows the
 * name.
 * @throws RangeError if a name has no value
 */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}(\.?)/gu, (_, name: string, stop: string) => {
    const value = values[name]
    if (!value) throw new RangeError(`nothing to put into {${name}}`)
    return stop && /[.!?…]”?$/u.test(value) ? value : `${value}${stop}`
  })
}

export const asSentence = (words: string): string => (/[.!?…:][”"’')\]]*$/u.test(words) ? words : `${words}.`)

export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const withoutStop = (text: string): string => text.replace(/[\s.!?…,;:–—]+$/u, '') || text

export const withoutEnd = (text: string): string => text.replace(/[\s.,;:]+$/u, '') || text

function cutAt(sentence: string, most: number): number {
  const head = sentence.slice(0, most)
  const clauses = [...head.matchAll(CLAUSE_END)].map(({ index }) => index).filter((index) => index > 20)
  const space = head.lastIndexOf(' ')
  return clauses.at(-1) ?? (space > 0 ? space : most)
}
