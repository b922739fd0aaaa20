import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'
import { meaningsOf } from './meanings.ts'

const TURNS = [0, 1, 2]
const meant = (sentence: string, isCalled = false) =>
  TURNS.map((turn) => meaningsOf(clausesOf(sentence)[0]!, sentence, turn, isCalled).map(({ rule }) => rule))

test.each([
  ['We ship to all states.', /traffic|landmark|town|gate/u],
  ['Certificate and internship support.', /paper|proof|hands/iu],
  ['2 years warranty.', /receipt|misbehaves|hoping/u],
  ['₦15,000 per month.', /month/u],
  ['Pay 60% now and balance in 3 months.', /parts?|day one/u],
])('what a fact means follows from its own words: %s', (sentence, about) => {
  const rules = meant(sentence)
  expect(rules.every((each) => each.length > 0)).toBe(true)
  expect(rules.flat().join(' ')).toMatch(about)
})

test('no two scripts share it', () => {
  const rules = meant('Free delivery in Yaba.').flat()
  expect(new Set(rules).size).toBe(rules.length)
})

test('nothing is made of what no pattern knows', () => expect(meant('Hausa and French.').flat()).toEqual([]))

test('an invitation says what day and place mean, and nothing of money', () => {
  expect(meant('Sunday 6 December, 10am.', true).flat()).not.toEqual([])
  expect(meant('₦5,000 for children.', true).flat()).toEqual([])
})
