import { expect, test } from 'vitest'
import { tipRule } from './tip-rules.ts'

test.each([
  [
    'Wipe the panels [with a soft cloth|early in the morning] every month. Dust eats light.',
    'Wipe the panels [with a soft cloth|early in the morning] every month.',
  ],
  [
    'Fill the water to the line before you press it, because [heat needs it|a dry one burns], always.',
    'Fill the water to the line before you press it.',
  ],
])('advice is what to do, without remarks on it', (typed, said) => expect(tipRule(typed)).toBe(said))

test('short advice keeps its reason', () => {
  const typed = 'Show the stain. [Fresh stains leave easier|A named stain has a cure].'
  expect(tipRule(typed)).toBe(typed)
})

test('a choice is never cut', () => {
  const typed = '[Ask. Then wait for the list|Ask], and write the answer down beside the price. Rest.'
  expect(tipRule(typed)).toBe('[Ask. Then wait for the list|Ask], and write the answer down beside the price.')
})
