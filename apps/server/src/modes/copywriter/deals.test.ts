import { expect, test } from 'vitest'
import { dealOf, isNotice, saleOf } from './deals.ts'

test.each([
  ['We restore old maps', 'work'],
  ['Umbrellas', 'offer'],
  ['Umbrellas, all colours', 'goods'],
  ['Beekeeper. First visit ₦10,000', 'offer'],
  ['Calabash bowls. From ₦8,000', 'offer'],
  ['Our shop will be closed from 24 December. Last order day is Friday', null],
  ['Parents and guardians are to note the new timetable for the term', null],
] as const)('without a known trade, a thing is sold or work is done only where that is certain: %s', (text, deal) => {
  expect(dealOf(text, text)).toBe(deal)
})

test('a notice is known, and an offer is none', () => {
  expect(isNotice('We have moved to Ring Road')).toBe(true)
  expect(isNotice('Bread, order before noon')).toBe(false)
})

test.each([
  ['We supply tomatoes to hotels', 'farm', 'supply'],
  ['Bread in bulk for shops', 'snacks', 'supply'],
  ['Tomatoes in bulk and retail', 'farm', null],
  ['Generator for hire', null, 'hire'],
  ['Chairs for rent', 'events', 'hire'],
  ['Keke on hire purchase', null, null],
  ['2 bedroom flat for rent', 'property', null],
  ['We clean for hotels', 'cleaning', null],
  ['Adverts for small shops', null, null],
  ['Catfish for restaurants', 'farm', 'supply'],
] as const)('goods for businesses and things for hire are ways to sell of their own: %s', (text, trade, sale) => {
  expect(saleOf(text, trade)).toBe(sale)
})
