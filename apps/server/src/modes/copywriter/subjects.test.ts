import { expect, test } from 'vitest'
import { goesWith } from './subjects.ts'

test.each([
  ['DJ for your staff party', 'Hosting a wedding soon?'],
  ['We repair laptops', 'A slow phone is not a personality.'],
  ['Open on Fridays', 'Sunday is for rest.'],
  ['Catfish for restaurants and hotels', 'Stocking the kitchen this week?'],
  ['Fair on 12 March', 'Planning something this month?'],
  ['Thrift jeans', 'Time for something new.'],
  ['Keke spare parts', 'When did you last check your car?'],
  ['Haircut for kids', 'Your ex is not ready.'],
  ['Poultry feeds', 'A good harvest starts with good inputs.'],
  ['Baby cream', 'The youngest in the house has outgrown the wardrobe again.'],
])('a sentence of ours is silent where the request says something else: %s', (typed, ours) => {
  expect(goesWith(typed)(ours)).toBe(false)
  expect(goesWith('Umbrellas')(ours)).toBe(true)
})

test('it may speak of what the request names', () => {
  expect(goesWith('Cakes for weddings and birthdays')('A birthday is coming.')).toBe(true)
})

test('a way to reach the person is never left unsaid', () => {
  expect(goesWith('We supply hotels')('Call 0809 123 4567 for your kitchen.')).toBe(true)
})
