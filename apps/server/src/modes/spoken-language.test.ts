import { LANGUAGES, type Language } from '@ufaro/contract/tools/copywriter.ts'
import { describe, expect, test } from 'vitest'
import { maySpeak } from './spoken-language.ts'

const TEXTS: Record<Language, string> = {
  English: 'This is the bread that your family has been waiting for, and it is fresh with the best of our oven.',
  'Nigerian Pidgin':
    'Dis bread dey fresh well well, una suppose taste am. Abeg make you no dull, e dey sweet pass cake wey dem dey sell.',
  Yoruba: 'Búrẹ́dì yìí dára púpọ̀, ẹ jẹ́ kí gbogbo ilé gbádùn rẹ̀. Ohun tí ẹ ti ń wá ni, a sì ti ṣe é fún yín.',
  Hausa: 'Wannan burodi yana da daɗi sosai, kuma zai burge ku da iyalinku. Ku zo ku ɗauki naku domin kada ku rasa.',
  Igbo: 'Achịcha a dị ụtọ nke ukwuu, ọ ga-amasị gị na ezinụlọ gị. Bịa zụta nke gị taa, ihe ị na-achọ abịala.',
}

describe.each(LANGUAGES)('a text in %s', (language) => {
  test('is accepted as that language', () => expect(maySpeak(language, TEXTS[language])).toBe(true))

  test.each(LANGUAGES.filter((other) => other !== language))('is not in %s', (other) => {
    expect(maySpeak(other, TEXTS[language])).toBe(false)
  })

  test('is still accepted without its diacritics', () => {
    const plain = TEXTS[language].normalize('NFD').replace(/\p{M}/gu, '')
    expect(maySpeak(language, plain)).toBe(true)
  })
})

test('a few words, names or quotations prove nothing', () => {
  for (const language of LANGUAGES) {
    expect(maySpeak(language, 'Mama Titi Fresh Bread')).toBe(true)
    expect(maySpeak(language, `${TEXTS[language]} “Mama Titi, the bread of Lagos”`)).toBe(true)
  }
})
