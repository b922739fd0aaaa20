import { expect, test } from 'vitest'
import { ownOpenings, townOpenings } from './own-openings.ts'
import { detailsFrom, visitRules } from './own-steps.ts'
import { typedFacts } from './typed-facts.ts'

const read = (...sentences: string[]) => typedFacts(sentences, [])

test.each([
  ['Bookings close on 25 November', { last: '25 November' }],
  ['Free eye test till Saturday', { last: 'Saturday' }],
  ['Promo till Friday', { until: 'by Friday' }],
  ['Pay before 5 May', { until: 'before 5 May' }],
  ['Open Monday till Saturday', { last: '', until: '' }],
  ['Ready before Friday', { last: '' }],
  ['New batch starts 12 January, only 15 seats', { last: '', day: '12 January', few: '15 seats' }],
  ['From 3 May to 9 May', { day: '' }],
  ['Oven with 4 deck, 14 Marina', { day: '' }],
  ['New bale opens every Friday', { every: 'Friday' }],
  ['New stock Saturday 9am at Katangua', { every: 'Saturday' }],
  ['Order 2 days before', { lead: '2 days' }],
  ['Fish for restaurants and hotels in Ibadan', { buyers: 'restaurants and hotels', towns: 'Ibadan' }],
  ['Water for shops and events', { buyers: '' }],
  ['Fish from our farm in Ibadan', { towns: '' }],
  ['Shoes in Aba, we waybill nationwide', { towns: '' }],
  ['Shoes at our shop in Aba', { shop: 'shop' }],
  ['Shoes at our shop in Aba, we deliver', { shop: null }],
  ['Open 11am to 6pm, no 5 Allen Avenue', { shop: '', hours: 'between 11am and 6pm' }],
] as const)('days, numbers, buyers and towns are read only where they are certain: %s', (text, facts) => {
  expect(read(text)).toMatchObject(facts)
})

test('openings name the last day, the number left, buyers and towns', () => {
  const openings = (text: string) =>
    [...ownOpenings(read(text), 'Persuasive & Direct'), ...townOpenings(read(text), null, 'Persuasive & Direct')].join(
      '\n',
    )
  expect(openings('Bookings close on 25 November')).toContain('25 November')
  expect(openings('Only 15 seats')).toContain('Only 15 seats')
  expect(openings('Fish for restaurants and hotels')).toContain('restaurants and hotels')
  expect(openings('Wigs in Warri and Effurun')).toMatch(/Warri or Effurun[\s\S]*Warri and Effurun/u)
  expect(openings('Umbrellas')).toBe('')
})

test.each([
  ['₦90,000 per night', 'property', /dates and the number of guests/u],
  ['Live catfish ₦3,200 per kg', 'farm', /how many kg/u],
  ['Minimum 50 bags', null, /how many bags/u],
  ['Ticket ₦10,000', null, /how many are coming/u],
  ['I teach kids to swim', 'skills', /age of your child/u],
  ['Bouncing castle. Book one week before', null, /your date/u],
  ['Family portraits on 19 April only', 'photos', /how many people/u],
  ['Laptop for sale, neat, ₦190,000 slightly negotiable', 'gadgets', /come and see it/u],
  ['Inspection on Saturdays', 'cars', /the day you want to inspect/u],
] as const)('a first message holds what the prices and orders of the request show: %s', (text, trade, details) => {
  expect(detailsFrom({ sentences: [text] }, read(text), trade)).toMatch(details)
})

test('learners of any age are not asked for the age of a child', () => {
  const text = 'French for adults and kids'
  expect(detailsFrom({ sentences: [text] }, read(text), 'learning')).toBe(null)
})

test('readers are asked to come where something is sold over a counter, on the day that is named', () => {
  const rules = visitRules(read('Jeans in Yaba market. New bale every Friday'), 'fashion', 'me').join('\n')
  for (const said of ['Come to the market', ' on Friday', 'Visit me']) expect(rules).toContain(said)
  expect(visitRules(read('Coffee at 12 Bode Thomas'), 'food', 'us').join()).toContain('Visit us')
  expect(visitRules(read('Studio flat, 5 Allen Avenue'), 'property', 'us')).toEqual([])
  expect(visitRules(read('Jeans, we deliver'), 'fashion', 'us')).toEqual([])
})
