import { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { expect, test } from 'vitest'
import { readList } from '../own-words.ts'
import { ownTextOf } from './keyword-facts.ts'
import { keywordWords } from './keyword-words.ts'

const wordsOf = (productDescription: string, keywords: string) =>
  keywordWords(ownTextOf(CopyRequest.parse({ productDescription }), readList(keywords)), ' and ')

test.each([
  ['Agbada in Yaba', 'aso ebi sewing Yaba', '', 'For aso ebi sewing'],
  ['Umbrellas', 'house to let, okrika', '', 'For a house to let and okrika'],
  ['Evening class', 'learn English', '', 'To learn English'],
  ['Body cream', 'glowing skin', 'For glowing skin.', ''],
  ['Bouncing castle', 'kids party', 'For kids parties.', ''],
  ['Home visit ₦5,000', 'home service', '', ''],
  ['I come to your house', 'home service', '', ''],
  ['Small chops in Surulere', 'small chops Lagos', '', ''],
  ['We deliver in Kaduna', 'delivery', '', ''],
  ['Fish', 'wholesale, bold colours', 'Wholesale and bold colours.', ''],
] as const)(
  'keywords of an SMS are a sentence, or what the call to action is about: %s',
  (typed, keywords, sentences, topics) => {
    expect(wordsOf(typed, keywords)).toMatchObject({ sentences, topics })
  },
)

test('a keyword that ends with a town of the text is no further place', () => {
  const own = ownTextOf(CopyRequest.parse({ productDescription: 'New house in Ibadan' }), ['Poly Ibadan'])
  expect(own.sentences).toEqual(['New house in Ibadan.'])
})

test('a keyword with a price is a fact', () => {
  expect(ownTextOf(CopyRequest.parse({ productDescription: 'Peanut butter' }), ['500g N3,000']).sentences).toContain(
    '500g ₦3,000.',
  )
})

test('a keyword that says who the sender is stands beside the name', () => {
  expect(wordsOf('Agbada in Yaba', 'tailor Yaba, okrika')).toEqual({
    sentences: '',
    agent: 'tailor',
    topics: 'For okrika',
  })
})
