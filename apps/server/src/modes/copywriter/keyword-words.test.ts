import { CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { expect, test } from 'vitest'
import { readList } from '../own-words.ts'
import { ownTextOf } from './keyword-facts.ts'
import { keywordWords } from './keyword-words.ts'

const wordsOf = (productDescription: string, keywords: string) =>
  keywordWords(ownTextOf(CopyRequest.parse({ productDescription }), readList(keywords)), true, ' and ')

test.each([
  ['Agbada in Yaba', 'aso ebi sewing Yaba', 'Aso ebi sewing.'],
  ['Umbrellas', 'house to let, okrika', 'House to let, okrika.'],
  ['Body cream', 'natural', 'Natural.'],
  ['Body cream of raw shea from our own women in the north of Kwara', 'natural', ''],
  ['Frozen fish', 'frozen food', ''],
  ['Body cream', 'glowing skin', 'For glowing skin.'],
  ['Shoes', 'Black Friday', 'For Black Friday.'],
  ['Coffee shop in Yaba with cakes, free wifi and a quiet room upstairs', 'remote work', ''],
  ['Bouncing castle', 'kids party', 'For kids parties.'],
  ['Home visit ₦5,000', 'home service', ''],
  ['I come to your house', 'home service', ''],
  ['Small chops in Surulere', 'small chops Lagos', ''],
  ['We deliver in Kaduna', 'delivery', ''],
  ['Fish', 'wholesale, bold colours', 'Bold colours. Wholesale.'],
  ['Sachet water for shops, parties and offices in Uyo, delivered the same day', 'wholesale, no more thirst', ''],
] as const)('keywords of a short text that does not say as much are sentences: %s', (typed, keywords, sentences) => {
  const { lines } = wordsOf(typed, keywords)
  expect(lines.map((line) => `${line}.`).join(' ')).toBe(sentences)
})

test('a keyword that ends with a town of the text is no further place', () => {
  const own = ownTextOf(CopyRequest.parse({ productDescription: 'New house in Ibadan' }), ['Poly Ibadan'])
  expect(own.sentences).toEqual(['New house in Ibadan.'])
})

test.each([
  ['500g N3,000', '500g ₦3,000.'],
  ['from 5pm', 'From 5pm.'],
  ['Ikorodu', 'Location: Ikorodu.'],
])('a keyword with a price, an hour or a town is a fact: %s', (keyword, sentence) => {
  const own = ownTextOf(CopyRequest.parse({ productDescription: 'Peanut butter' }), [keyword])
  expect(own.sentences).toContain(sentence)
})
