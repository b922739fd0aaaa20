/** Characters of a phrase that still stands well inside a sentence. */
const PHRASE_MAX = 140
const SENTENCE_END = /(?<=[.!?…])\s+|\s*\n+\s*/u
const CLAUSE_END = /[,;:–—]\s/gu

/** A person's text, cut where it may be cut and not changed otherwise. */
export interface OwnWords {
  /** How it begins, without a full stop: stands in for any noun phrase or title. */
  phrase: string
  /** What follows, a sentence each, with its own punctuation. */
  more: string[]
}

export function readOwnWords(text: string): OwnWords {
  const sentences = text
    .normalize('NFC')
    .split(SENTENCE_END)
    .map(oneLine)
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const [first = oneLine(text), ...more] = sentences
  if (first.length <= PHRASE_MAX) return { phrase: withoutStop(first), more }
  const at = cutAt(first)
  const rest = first
    .slice(at)
    .replace(/^[\s,;:–—]+/u, '')
    .trim()
  return { phrase: withoutStop(first.slice(0, at)), more: rest ? [rest, ...more] : more }
}

/** `soft, warm; light` → three entries, each once. */
export function readList(text: string): string[] {
  const entries = text
    .normalize('NFC')
    .split(/[,;\n]+/u)
    .map((entry) => withoutStop(oneLine(entry)))
    .filter((entry) => entry)
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = entry.toLocaleLowerCase('en')
    return !seen.has(key) && seen.add(key)
  })
}

/** `a`, `a and b`, `a, b and c`. @param and with its spaces */
export const joinList = (entries: readonly string[], and: string): string =>
  entries.length < 2 ? entries.join('') : `${entries.slice(0, -1).join(', ')}${and}${entries.at(-1)}`

/** In quotation marks; those inside become single ones. */
export const quoted = (words: string): string => `“${words.replace(/["“”]/gu, '’')}”`

/**
 * Puts values into a sentence at `{name}`. Where a value ends a sentence by itself, the sentence's own full stop goes.
 *
 * @throws RangeError where a slot would stay empty
 */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}(\.?)/gu, (_, name: string, stop: string) => {
    const value = values[name]
    if (!value) throw new RangeError(`nothing to put into {${name}}`)
    return stop && /[.!?…]”?$/u.test(value) ? value : `${value}${stop}`
  })
}

/** Sentences as a paragraph needs them: each ends with a mark of its own. */
export const asSentence = (words: string): string => (/[.!?…:][”"’')\]]*$/u.test(words) ? words : `${words}.`)

const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

const withoutStop = (text: string): string => text.replace(/[\s.!?…,;:–—]+$/u, '') || text

/** The last end of a clause that leaves a phrase short enough, else the last space, else the limit. */
function cutAt(sentence: string): number {
  const head = sentence.slice(0, PHRASE_MAX)
  const clauses = [...head.matchAll(CLAUSE_END)].map(({ index }) => index).filter((index) => index > 20)
  const space = head.lastIndexOf(' ')
  return clauses.at(-1) ?? (space > 0 ? space : PHRASE_MAX)
}
