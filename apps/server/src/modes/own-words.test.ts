import { expect, test } from 'vitest'
import { asSentence, fill, joinList, quoted, readList, readOwnWords } from './own-words.ts'

test('a missing or empty value is an error', () => {
  expect(() => fill('Here: {it}.', { it: '' })).toThrow(RangeError)
  expect(() => fill('Here: {it}.', {})).toThrow('nothing to put into {it}')
})

test('a description is cut into a phrase and the sentences after it, its words unchanged', () => {
  expect(readOwnWords('Fresh bread.\nBaked at 5:30 a.m. daily!  Ask for Mama Ẹniọlá…')).toEqual({
    phrase: 'Fresh bread',
    more: ['Baked at 5:30 a.m.', 'daily!', 'Ask for Mama Ẹniọlá…'],
  })
  expect(readOwnWords('!!!')).toEqual({ phrase: '!!!', more: [] })
})

test('a long first sentence is cut where a clause ends, and nothing of it is lost', () => {
  const clause = `Handmade bags ${'of soft leather '.repeat(6)}from Aba`
  const { phrase, more } = readOwnWords(
    `${clause}, each stitched by two people who learned it from their mothers. Cheap.`,
  )
  expect(phrase).toBe(clause)
  expect(more).toEqual(['each stitched by two people who learned it from their mothers.', 'Cheap.'])
  const endless = readOwnWords('x'.repeat(3000))
  expect([endless.phrase, ...endless.more].join('')).toBe('x'.repeat(3000))
})

test('a list holds every entry once, without its punctuation', () => {
  expect(readList('soft, Warm; soft.\n , warm,aṣọ òkè!')).toEqual(['soft', 'Warm', 'aṣọ òkè'])
  expect(joinList([], ' and ')).toBe('')
  expect(joinList(['a'], ' and ')).toBe('a')
  expect(joinList(['a', 'b', 'c'], ' àti ')).toBe('a, b àti c')
})

test('a value that ends with a punctuation mark gets no second one', () => {
  expect(fill('Here: {it}.', { it: 'bread' })).toBe('Here: bread.')
  for (const it of ['bread!', 'bread…', '“Bread!”']) expect(fill('Here: {it}.', { it })).toBe(`Here: ${it}`)
  expect(asSentence('bread')).toBe('bread.')
  expect(asSentence('bread (fresh)')).toBe('bread (fresh).')
  expect(asSentence('we call it “bread”')).toBe('we call it “bread”.')
  for (const it of ['bread?', '(Bread!)', '“Bread.”']) expect(asSentence(it)).toBe(it)
})

test('quotation marks within a quotation become single ones', () => {
  expect(quoted('the "real" “one”')).toBe('“the ’real’ ’one’”')
})
