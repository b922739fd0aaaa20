import { expect, test } from 'vitest'
import { cleanName, foldText } from './clean-name.ts'

test('a name keeps its diacritics and loses invisible characters', () => {
  expect(cleanName(' Ada\u202e\u0000 \n Obi\u2066 ')).toBe('Ada Obi')
  expect(cleanName('A\u0301de\u0301ba\u0301yo\u0323\u0300')).toBe('Ádébáyọ̀'.normalize('NFC'))
  expect(cleanName('👩🏾\u200d🎓 Ada')).toBe('👩🏾\u200d🎓 Ada')
  expect(cleanName('\u202e\u200b')).toBe('')
})

test('a search ignores case and diacritics', () => {
  expect(foldText('ẸNIỌLÁ Ṣọlá')).toBe('eniola sola')
  expect(foldText('ƊANJUMA Ɓala')).toBe('danjuma bala')
})
