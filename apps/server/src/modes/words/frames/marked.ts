import type { Language } from '@ufaro/contract/tools/copywriter.ts'

type Mark = readonly [RegExp, string]
const START = String.raw`(?<![\p{L}\p{M}])`
const mark = (typed: string, ours: string): Mark => [new RegExp(`${START}${typed}`, 'gu'), ours]

/** Spellings without their marks that can mean only one thing, as quick typing leaves them. */
const MARKS: Partial<Readonly<Record<Language, readonly Mark[]>>> = {
  Yoruba: [
    mark(String.raw`([Aa]|[Mm]o) (?:maa|máa) n (?=\p{Ll})`, '$1 máa ń '),
    mark(String.raw`([Aa]|[Mm]o) n (?=\p{Ll})`, '$1 ń '),
    mark(String.raw`ati (?=\p{L})`, 'àti '),
  ],
  Igbo: [mark('Anyi(?= na-)', 'Anyị'), mark('anyi(?= na-)', 'anyị')],
  Hausa: [mark(String.raw`Karfe(?= \d)`, 'Ƙarfe'), mark(String.raw`karfe(?= \d)`, 'ƙarfe')],
}

/** The text with its marks; what is not surely misspelt stays as it was typed. */
export const marked = (language: Language, text: string): string =>
  (MARKS[language] ?? []).reduce((said, [typed, ours]) => said.replace(typed, ours), text.normalize('NFC'))
