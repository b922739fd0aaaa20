import { expect, test } from 'vitest'
import { chooseLanguage, fillText, GUEST_LANGUAGES, GUEST_TEXTS } from './guest-texts.ts'

test('every language has the same placeholders, and composed characters', () => {
  const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
  for (const language of GUEST_LANGUAGES) {
    for (const [name, text] of Object.entries(GUEST_TEXTS[language])) {
      expect(gaps(text), `${language}.${name}`).toEqual(gaps(GUEST_TEXTS.en[name as 'going']))
      expect(text, `${language}.${name}`).toBe(text.normalize('NFC'))
      if (name !== 'draft') expect(text, `${language}.${name}`).not.toBe('')
    }
    if (language !== 'en') expect(GUEST_TEXTS[language].draft).not.toBe('')
  }
})

test('a language is chosen, else the browser’s, else English', () => {
  expect(chooseLanguage('ha', 'yo')).toBe('ha')
  expect(chooseLanguage('xx', 'fr-FR, ig-NG;q=0.8')).toBe('ig')
  expect(chooseLanguage(undefined, 'constructor, __proto__')).toBe('en')
  expect(fillText('{count} going', { count: 3 })).toBe('3 going')
})
