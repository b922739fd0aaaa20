import { expect, test } from 'vitest'
import { sumsOf } from '../packs/meanings/sums.ts'
import { clausesOf } from './clauses.ts'
import { meaningsOf } from './meanings.ts'

const TURNS = [0, 1, 2]
const meant = (sentence: string, isCalled = false) =>
  TURNS.map((turn) => meaningsOf(clausesOf(sentence)[0]!, sentence, turn, isCalled).map(({ rule }) => rule))

test.each([
  ['We ship to all states.', /town|park/u],
  ['Certificate and internship support.', /wall|shop/iu],
  ['2 years warranty.', /receipt|misbehaves|hoping/u],
  ['₦15,000 per month.', /month/u],
  ['Pay 60% now and balance in 3 months.', /parts?|day one/u],
])('what a fact means follows from its own words: %s', (sentence, about) => {
  const rules = meant(sentence)
  expect(rules.flat().join(' ')).toMatch(about)
})

test('no two scripts share it', () => {
  const rules = meant('Free delivery in Yaba.').flat()
  expect(new Set(rules).size).toBe(rules.length)
})

test('anywhere in one town is no other state', () =>
  expect(meant('We come to you anywhere in Jos.').flat().join()).not.toContain('another state'))

test('a clause that no pattern matches has no meaning', () => expect(meant('Hausa and French.').flat()).toEqual([]))

test('an invitation says what day and place mean, and nothing of money', () => {
  expect(meant('Sunday 6 December, 10am.', true).flat()).not.toEqual([])
  expect(meant('₦5,000 for children.', true).flat()).toEqual([])
})

test('what an amount comes to is reckoned from the clause itself', () => {
  expect(sumsOf('₦60,000 per month')).toMatchObject({ day: '₦2,000', three: '₦180,000' })
  expect(sumsOf('Servicing ₦8,000 per unit')).toMatchObject({ twice: '₦16,000', five: '₦40,000' })
  expect(sumsOf('from ₦50,000 to ₦500,000 at 2% a month')).toMatchObject({ least: '₦50,000', interest: '₦1,000' })
  expect(sumsOf('₦20 per ₦1,000 withdrawn')).toMatchObject({ share: '₦200' })
  expect(sumsOf('Free delivery')).toEqual({})
})

test('no rule speaks of an amount that the clause does not have', () => {
  expect(meant('Pay half now, at 2% interest a month.').flat().join(' ')).not.toMatch(/\{/u)
  expect(meant('₦50,000 at 2% a month.').flat().join(' ')).toMatch(/\{interest\}/u)
})

test.each([
  ['We deliver in Yaba only.', /\bfar\b|your town|any state/iu, 'Nationwide delivery.'],
  ['Decoration not included.', /inside the figure/iu, 'Decoration included.'],
  ['Closed on Mondays.', /is that day free|church or mosque/iu, 'Lessons on Mondays.'],
  ['₦10,000 deposit comes back.', /day one|comes later/iu, '₦10,000 deposit.'],
])('a meaning does not contradict its fact: %s', (sentence, against, opposite) => {
  expect(meant(sentence).flat()).not.toEqual([])
  expect(meant(sentence).flat().join(' ')).not.toMatch(against)
  expect(meant(opposite).flat().join(' ')).toMatch(against)
})

test.each([
  ['70 of our first 100 students now have jobs.', 'Only 10 places left.'],
  ['Free pond visit with every 10 bags.', 'Free test lesson.'],
  ['Glueless, ready to wear in 5 minutes.', 'Screens changed in 45 minutes.'],
  ['Pickup at Ogba.', 'Free pick-up.'],
  ['Visit any day before noon.', 'Order 2 days before.'],
  ['New class 2 February.', 'Lessons from Primary 2.'],
  ['Car tracker with engine off by phone.', 'Track your parcel.'],
])('a fact is not read as another of the same words: %s', (sentence, other) => {
  const shared = meant(sentence)
    .flat()
    .filter((rule) => meant(other).flat().includes(rule))
  expect(shared).toEqual([])
  expect(meant(other).flat()).not.toEqual([])
})

test('two prices are added up only if they are of two things', () => {
  const summed = (words: string) =>
    TURNS.flatMap((turn) => meaningsOf({ kind: 'price', words }, words, turn, false).map(({ rule }) => rule)).join(' ')
  expect(summed('Small bowl ₦1,200, big bowl ₦2,200')).toMatch(/\{both\}/u)
  expect(summed('3 days ₦10,000, with ₦20,000 caution fee')).not.toMatch(/\{both\}|\{gap\}/u)
  expect(sumsOf('Small bowl ₦1,200, big bowl ₦2,200')).toMatchObject({ both: '₦3,400', gap: '₦1,000' })
})
