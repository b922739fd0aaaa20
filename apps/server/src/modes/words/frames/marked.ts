import type { Language } from '@ufaro/contract/tools/copywriter.ts'

type Mark = readonly [RegExp, string]
const START = String.raw`(?<![\p{L}\p{M}])`
const mark = (typed: string, ours: string): Mark => [new RegExp(`${START}${typed}`, 'gu'), ours]

const price = (from: string): Mark =>
  mark(String.raw`(${from}) (?!(?:19|20)\d\d(?!\d))(?=\d{4,7}(?![\d\p{L}-]))`, '$1 ₦')

/** Replacements for words typed without diacritics and prices typed without ₦, if only one meaning is possible. */
const MARKS: Partial<Readonly<Record<Language, readonly Mark[]>>> = {
  Yoruba: [
    mark(String.raw`([Aa]|[Mm]o) (?:maa|máa) n (?=\p{Ll})`, '$1 máa ń '),
    mark(String.raw`([Aa]|[Mm]o) n (?=\p{Ll})`, '$1 ń '),
    mark(String.raw`ati (?=\p{L})`, 'àti '),
    price('[Ll]áti|[Ll]ati'),
  ],
  Igbo: [mark('Anyi(?= na-)', 'Anyị'), mark('anyi(?= na-)', 'anyị'), price('[Ss]ite na')],
  Hausa: [mark(String.raw`Karfe(?= \d)`, 'Ƙarfe'), mark(String.raw`karfe(?= \d)`, 'ƙarfe'), price('[Dd]aga')],
}

/** Restores diacritics, and the ₦ of prices, where only one meaning is possible. Leaves all other text as typed. */
export const marked = (language: Language, text: string): string =>
  (MARKS[language] ?? []).reduce((said, [typed, ours]) => said.replace(typed, ours), text.normalize('NFC'))
