import type { Language } from '@ufaro/contract/tools/copywriter.ts'

/** Frequent words of each language, without diacritics. Only `o` is in the lists of two languages. */
const MARKERS: Record<Language, ReadonlySet<string>> = {
  English: setOf('the is are was were this that these those our their of its they has which will'),
  'Nigerian Pidgin': setOf(
    'dey wey una dis dat abeg wetin sabi wahala sef dem oya dia wia shey naim comot pesin am don',
  ),
  Yoruba: setOf('ti ati fun yin se je naa gbogbo awon won lati ninu eyi kan ni fi mo ki bi pe le si o e'),
  Hausa: setOf('da ne ce ga ku mai yi wannan kuma domin cikin zai sai su mu kayan shi ake wanda ba ta daga abin'),
  Igbo: setOf('nke gi unu maka bu anyi di ndi ihe ma nwere ahu niile oma aka na nwa o i ya ka'),
}
const LETTERS: Partial<Record<Language, RegExp>> = { Yoruba: /[ẹṣ]/giu, Hausa: /[ɓɗƙ]/giu, Igbo: /[ịụṅ]/giu }

const ENOUGH_WORDS = 8
/** A text counts as a language only if it has at least this many of its MARKERS and LETTERS per word. */
const SURE = 0.12

/**
 * Whether a text may be in the given language. False only if another of the five languages clearly dominates, because
 * texts in any language contain foreign names and phrases.
 */
export function maySpeak(language: Language, text: string): boolean {
  const shares = sharesOf(text)
  if (!shares) return true
  const own = shares[language]
  return Object.values(shares).every((share) => share < SURE || share <= own * 2)
}

function sharesOf(text: string): Record<Language, number> | null {
  const composed = text.normalize('NFC')
  const words = composed.match(/[\p{L}\p{M}]+/gu)?.map(withoutMarks) ?? []
  if (words.length < ENOUGH_WORDS) return null
  const shareOf = (language: Language) => {
    const marked = LETTERS[language] ? (composed.match(LETTERS[language])?.length ?? 0) : 0
    return (words.filter((word) => MARKERS[language].has(word)).length + marked) / words.length
  }
  const languages = Object.keys(MARKERS) as Language[]
  return Object.fromEntries(languages.map((language) => [language, shareOf(language)])) as Record<Language, number>
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

const withoutMarks = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ɓ', 'b')
    .replaceAll('ɗ', 'd')
    .replaceAll('ƙ', 'k')
