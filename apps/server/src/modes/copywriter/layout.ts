import { countWords } from '../words/writer.ts'

/** If the user wrote at most this many words, every channel adds an opening or keywords to them. */
export const THIN_WORDS = 10
const OWN_MAX = 900
export const HOOK_WORDS = 7
export const NOTE_WORDS = 10
export const CLOSE_WORDS = 6
// Drafts that miss the wanted length by at most this share of it count as equally good. Without this tolerance, the
// choice would nearly always fall on the stock sentences that give the exact length.
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
