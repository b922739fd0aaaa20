/** Control characters, invisible characters, and bidirectional marks, which would reorder the text around a name. */
const HOSTILE = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/** Returns the name in NFC, on one line and without invisible characters. */
export const cleanName = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\t\r\n\u2028\u2029]/g, ' ')
    .replace(HOSTILE, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()

const PLAIN: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ɲ: 'n',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

export const foldText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɓɗƙƴŋɲǝɛɔøłđðħıßæœþ]/g, (letter) => PLAIN[letter] ?? letter)
