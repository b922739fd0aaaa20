import type { Ctx } from './canvas.ts'

/** Letters that stay on either side of a hyphen. */
const LEAST = 3
// Of letters taken apart from their marks.
const VOWEL = '[aeiou]\\p{M}*'
const CONSONANT = '(?![aeiou])\\p{L}\\p{M}*'
/** What begins a syllable: consonants that English, Yoruba, Igbo and Hausa speak as one, else the last before the vowel. */
const ONSET = `sh|ch|th|ph|gb|gh|kp|ny|kw|gw|nw|ts|dw|[bcdfgkptv][lr]|${CONSONANT}`
/** A syllable's beginning in the middle of a word: what stands before it has a vowel. */
const SYLLABLE = new RegExp(`(?<=${VOWEL}(?:${CONSONANT})*)(${ONSET})(?=${VOWEL})`, 'giu')
/** Of an address, after which it may go on in the next line without a hyphen. */
const JOINT = /(?<=[@./_:-])/u

/**
 * Pieces of a word no wider than the line, each but the last with its hyphen; null where the rules find no such split.
 * Figures and prices are never torn apart.
 */
export function splitByRule(ctx: Ctx, word: string, maxWidth: number): string[] | null {
  const address = /[@/]|\w\.\w/.test(word)
  if (!address && /\d/.test(word)) return null
  const parts = address ? word.split(JOINT) : syllablesOf(word)
  const fits = (text: string) => ctx.measureText(text).width <= maxWidth
  const pieces: string[] = []
  let piece = ''
  for (const [index, part] of parts.entries()) {
    const hyphen = address || part.endsWith('-') || index === parts.length - 1 ? '' : '-'
    if (fits(piece + part + hyphen)) {
      piece += part
      continue
    }
    if (!piece || !fits(part + hyphen)) return null
    pieces.push(address || piece.endsWith('-') ? piece : `${piece}-`)
    piece = part
  }
  return [...pieces, piece]
}

const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length

/** Syllables, but none shorter than the rule allows at a line's end. A word's own hyphens are used as they are. */
function syllablesOf(word: string): string[] {
  const syllables = word
    .normalize('NFD')
    .replace(SYLLABLE, '\u00ad$1')
    .replaceAll('-', '-\u00ad')
    .normalize('NFC')
    .split('\u00ad')
  const parts: string[] = []
  for (const syllable of syllables) {
    const before = parts.at(-1)
    if (before !== undefined && letters(before) < LEAST) parts[parts.length - 1] = before + syllable
    else parts.push(syllable)
  }
  const end = parts.at(-1)
  if (parts.length > 1 && end !== undefined && letters(end) < LEAST) parts.splice(-2, 2, `${parts.at(-2)}${end}`)
  return parts
}
