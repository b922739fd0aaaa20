import { expect, test } from 'vitest'
import { readOwnText } from '../words/plain/own-text.ts'
import { isForBusiness, isNotice } from './deals.ts'
import { offerOf } from './offer-of.ts'

test.each([
  ['Meal bowls, 10 for ₦45,000', 'order'],
  ['Calabash lamps in pairs', 'order'],
  ['We buy old phones for cash', 'write'],
  ['A three-day honey workshop, ₦55,000', 'join'],
  ['Carpentry workshop in Epe, tables ₦55,000', 'order'],
  ['Keke for sale, ₦1,300,000 last price', 'write'],
  ['Used laptop, ₦230,000 last price, can waybill', 'write'],
  ['Grand opening on 5 January, 9am', 'come'],
  ['Women’s cooperative selling yam flour, 2kg ₦3,800', 'order'],
  ['Rope hammocks and swings for gardens, ₦65,000', 'order'],
  ['We sell car batteries, 75ah ₦98,000', 'order'],
  ['Translation services in Jos, ₦5,000', 'write'],
  ['Grant writing for NGOs ₦120,000', 'write'],
  ['Wigs from ₦75,000, we ship nationwide', 'order'],
  ['I braid hair in Uyo', 'book'],
  ['Knotless braids ₦12,000', 'book'],
  ['We plan small weddings ₦350,000', 'book'],
  ['Private chef for dinners', 'book'],
  ['Small chops for parties, 100 pieces ₦18,000', 'order'],
  ['Keke for hire', 'book'],
  ['Forest hike ₦65,000 per person, Saturday 5 April 7am', 'book'],
  ['Free hike, Saturday 5 April 7am', 'come'],
  ['Piano lessons for adults', 'join'],
  ['2 bedroom flat for rent', 'view'],
  ['We restore old maps. Maps of all sizes', 'write'],
  ['Phone screen repairs ₦9,000 each', 'write'],
] as const)('what is offered tells what readers are asked to do: %s', (typed, act) => {
  const own = readOwnText(typed, '')
  expect(offerOf(own, own.sentences[0]!).act).toBe(act)
})

test('a notice or a search is known, and an offer is none', () => {
  expect(isNotice('We have moved to Ring Road')).toBe(true)
  expect(isNotice('We are looking for a shop to rent')).toBe(true)
  expect(isNotice('Our prices change from 1 February')).toBe(true)
  expect(isNotice('Annual general meeting of the cooperative')).toBe(true)
  expect(isNotice('Bread, order before noon')).toBe(false)
})

test.each([
  ['We supply tomatoes to hotels', true],
  ['Bread in bulk for shops', true],
  ['Catfish for restaurants', true],
  ['Tomatoes in bulk and retail', false],
] as const)('goods for businesses get no opening about a home: %s', (typed, isSupply) => {
  expect(isForBusiness(typed)).toBe(isSupply)
})
