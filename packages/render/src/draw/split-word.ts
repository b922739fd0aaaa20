import type { Ctx } from './canvas.ts'

const LEAST = 3
// These patterns match decomposed text (NFD), in which combining marks follow their letter.
const VOWEL = '[aeiou]\\p{M}*'
const CONSONANT = '(?![aeiou])\\p{L}\\p{M}*'
/**
 * Start of a syllable: a consonant cluster that English, Yoruba, Igbo or Hausa does not split, else the last consonant
 * before the vowel.
 */
const ONSET = `sh|ch|th|ph|gb|gh|kp|ny|kw|gw|nw|ts|dw|[bcdfgkptv][lr]|${CONSONANT}`
const SYLLABLE = new RegExp(`(?<=${VOWEL}(?:${CONSONANT})*)(${ONSET})(?=${VOWEL})`, 'giu')
/** Characters after which a line may break in a URL or email address, without a hyphen. */
const JOINT = /(?<=[@./_:-])/u

/** Null if no rule gives pieces that fit. A word with digits is split only if it is a URL or email address. */
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

/** Splits a word into syllables and after its hyphens. Joins syllables that are too short to stand alone on a line. */
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
