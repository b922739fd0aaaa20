import { countWords } from '../words/writer.ts'

/** A text with at most this many words of the user’s own gets a reason on every channel. */
export const THIN_WORDS = 10
const OWN_MAX = 900
export const HOOK_WORDS = 9
export const REASON_WORDS = 13
export const NOTE_WORDS = 10
export const CLOSE_WORDS = 8
// Drafts that miss the wanted length by at most this share count as equally good, so that long sentences are used too.
const NEAR = 0.12

export const signature = (brand: string): string => brand && `— ${brand}`

export const missOf = (content: string, wanted: number): number =>
  Math.max(NEAR, Math.abs(countWords(content) - wanted) / wanted)

export function within<Each>(all: readonly Each[], words: (each: Each) => string): Each[] {
  let length = 0
  return all.filter((each, at) => {
    length += words(each).length + 1
    return at === 0 || length <= OWN_MAX
  })
}

export const join = (parts: readonly string[], between: string): string => parts.filter(Boolean).join(between)

const COMMON = /^(?:your|that|this|with|what|when|have|from|they|them|then|will|more|very|every|here|before|after)$/u
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word))

export function echoOf(one: string, other: string): number {
  const said = new Set(wordsOf(one))
  return wordsOf(other).filter((word) => said.has(word)).length
}
