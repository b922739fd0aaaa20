import { expect, test } from 'vitest'
import { carriedBy } from './carried.ts'
import { clausesOf } from './clauses.ts'

const spoken = (sentence: string) => {
  const carried = carriedBy(clausesOf(sentence)[0]!, 'order')
  return carried?.rules.map((rule) => rule.replace('{it}', carried.it)).join(' ')
}

test.each([
  ['Free delivery in Yaba.', /\|Here you get\|.* free delivery in Yaba/u],
  ['2 years warranty.', /You get\|.* 2 years warranty/u],
  ['Open 9am to 6pm.', /We are\|.* open 9am to 6pm/u],
  ['Ready in 5 days.', /It is\|.* ready in 5 days/u],
  ['₦4,800 per crate.', /It costs\|.* ₦4,800 per crate/u],
  ['From ₦30,000.', /You pay\|.* from ₦30,000/u],
  ['Open Tues to Sun 10am-8pm.', /We are\|.* open Tues to Sun/u],
  ['Meat pies from ₦800.', /You get\|.* meat pies from ₦800/u],
  ['Shop 14 Sabon Gari market.', /We are at\|.* Shop 14 Sabon Gari market/u],
  ['4 pupils per class.', /There are\|.* 4 pupils per class/u],
])('a clause of a sure form is a sentence: %s', (sentence, said) => expect(spoken(sentence)).toMatch(said))

test.each(['Scaling ₦25,000.', 'Plate from ₦3,500.', 'Free when you buy 4.', 'Hausa and French.'])(
  'any other stays behind an introduction: %s',
  (sentence) => expect(spoken(sentence)).toBeUndefined(),
)

test('an amount of an appeal or a vacancy is no price', () => {
  for (const ask of ['give', 'apply'] as const) expect(carriedBy(clausesOf('₦5,000.')[0]!, ask)).toBeUndefined()
})
