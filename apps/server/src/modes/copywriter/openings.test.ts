import { COPY_STYLES, CopyRequest } from '@ufaro/contract/tools/copywriter.ts'
import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { spin } from '../words/spin.ts'
import { TRADE_NOUNS, type Trade } from '../words/trades/trade-nouns.ts'
import { writeCopies } from './copy-writer.ts'
import { isOpened, openingOf } from './openings.ts'

test('every trade with openings has a dozen in every style, each one sentence', () => {
  const trades = (Object.keys(TRADE_NOUNS) as Trade[]).filter(isOpened)
  expect(trades.length).toBeGreaterThan(40)
  for (const trade of trades)
    for (const style of COPY_STYLES) {
      const rule = openingOf(trade, style)
      const said = new Set(Array.from({ length: 100 }, (_, seed) => spin(rule, createRandom(seed))))
      expect(said.size, `${trade}, ${style}`).toBeGreaterThan(8)
      for (const each of said) expect(each).toMatch(/^[^.!?]+[.!?:]$/u)
    }
})

test('a list begins with the offer, prose of a known trade with a line about the reader’s day', () => {
  const asked = CopyRequest.parse({
    productDescription: 'Solar panels and inverters in Jos from ₦165,000, installed in two days. Warranty of 1 year',
    keywords: 'flyer, caption',
  })
  for (let seed = 0; seed < 10; seed++) {
    const [caption, flyer] = writeCopies(asked, seed)
    expect(flyer!.content).toMatch(/^Solar panels/u)
    expect(caption!.content).toMatch(/^(?:Tired|Done|Fed up|No light|Light gone|Darkness)[^.]*\?\n\nSolar panels/u)
  }
})

test.each([
  ['Beeswax wraps for sandwiches', 'cakes'],
  ['Catfish for restaurants and hotels', 'soup'],
  ['We fix inverters and install solar panels', 'repairs'],
])('a trade that the text does not surely name opens nothing: %s', (productDescription, keywords) => {
  const asked = CopyRequest.parse({
    productDescription: `${productDescription}, prices from ₦9,000 to ₦20,000`,
    keywords,
  })
  for (let seed = 0; seed < 5; seed++)
    for (const { content } of writeCopies(asked, seed).slice(0, 2))
      expect(content).toMatch(new RegExp(`^${productDescription}`, 'u'))
})

test('a single meeting is not the trade of those who meet', () => {
  const typed = 'Old students of Ughelli College: reunion on Saturday 27 December, 6pm. Dues N30,000'
  const asked = CopyRequest.parse({ productDescription: typed, keywords: '', style: 'Persuasive & Direct' })
  for (const { content } of writeCopies(asked, 1)) expect(content).toMatch(/^Old students/u)
})

test('a luxury text greets who it is for rather than joke with the trade', () => {
  const asked = CopyRequest.parse({
    ...{ productDescription: 'Leather bags from Kano, every bag takes four days, from ₦60,000', keywords: 'caption' },
    ...{ audience: 'Luxury Consumers', style: 'Inspirational & Aspirational' },
  })
  for (let seed = 0; seed < 10; seed++) expect(writeCopies(asked, seed)[0]!.content).toMatch(/^For [^.]*:\n/u)
})
