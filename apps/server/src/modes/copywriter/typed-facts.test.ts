import { expect, test } from 'vitest'
import { typedFacts } from './typed-facts.ts'

test.each([
  ['Bookings close on 25 November', { until: 'by 25 November' }],
  ['Promo till Friday', { until: 'by Friday' }],
  ['Pay before 5 May', { until: 'before 5 May' }],
  ['Open Monday till Saturday', { until: '' }],
  ['Ready before Friday', { until: '' }],
  ['Oven with 4 deck, 14 Marina', { until: '' }],
  ['Shoes at our shop in Aba', { isShop: true }],
  ['Shoes at Danjuma Plaza', { isShop: true }],
  ['Zobo at the school gate', { isShop: true }],
  ['Shoes at our shop in Aba, we deliver', { isShop: false }],
  ['Coffee at 12 Bode Thomas', { isShop: true }],
  ['Shoes in Aba, we waybill nationwide', { isShop: false }],
  ['Paste, pick up at Wuse market', { isShop: false }],
  ['Tables from our workshop in Epe. Visit by appointment', { isShop: false }],
  ['Shoes in Aba', { isShop: false }],
] as const)('a last day and an address are read only where they are certain: %s', (text, facts) => {
  expect(typedFacts(text)).toMatchObject(facts)
})
