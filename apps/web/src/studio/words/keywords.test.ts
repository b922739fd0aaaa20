import { expect, test } from 'vitest'
import { addKeyword, addKeywords, joinKeywords } from './keywords.ts'

test('a blank keyword, or one that is there already, adds no chip', () => {
  for (const text of ['', '  \n ', 'Soft', ' soft ']) expect(addKeyword(['Soft'], text)).toEqual(['Soft'])
})

test('a keyword is trimmed, and several may be pasted', () => {
  expect(addKeyword(['Soft'], '  aṣọ   òkè ')).toEqual(['Soft', 'aṣọ òkè'])
  expect(addKeywords(['Soft'], 'warm, soft;\nlight,')).toEqual(['Soft', 'warm', 'light'])
  expect(joinKeywords(['Soft', 'warm'])).toBe('Soft, warm')
})
