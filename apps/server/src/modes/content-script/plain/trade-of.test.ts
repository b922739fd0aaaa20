import { expect, test } from 'vitest'
import { readOwnText } from '../../words/plain/own-text.ts'
import { appeal } from '../packs/trades/appeal.ts'
import { experts } from '../packs/trades/experts.ts'
import { food } from '../packs/trades/food.ts'
import { furniture } from '../packs/trades/furniture.ts'
import { jobs } from '../packs/trades/jobs.ts'
import { neutral } from '../packs/trades/neutral.ts'
import { repairs } from '../packs/trades/repairs.ts'
import { skills } from '../packs/trades/skills.ts'
import { stays } from '../packs/trades/stays.ts'
import { askOf } from './ask-of.ts'
import { tradeOf } from './trade-of.ts'

const tradeIn = (description: string) => {
  const own = readOwnText(description, '')
  return tradeOf(own, askOf(own))
}

test.each(['Raffia baskets from Ikot Ekpene', 'We sell used school textbooks', 'Candles and gift boxes in Uyo'])(
  'nobody gets advice of a trade that is not surely theirs: %s',
  (description) => expect(tradeIn(description)).toBe(neutral),
)

test.each([
  ['Smoky party jollof', food],
  ['phone screen and charging port repair', repairs],
  ['Cake baking class', skills],
  ['I make beds, wardrobes and kitchen cabinets', furniture],
  ['The PTA is raising money for a roof', appeal],
  ['Hotel in Asaba with a restaurant', stays],
  ['Visa and travel support in Uyo', experts],
  ['We build websites for churches', experts],
  ['We need 3 nurses for our clinic. Salary 120k. Apply with CV', jobs],
])('%s has its trade', (description, trade) => expect(tradeIn(description)).toBe(trade))
