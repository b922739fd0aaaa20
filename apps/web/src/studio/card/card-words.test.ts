import { expect, test } from 'vitest'
import { CARD_FAILED, elapsed, madeWithAi, reasonOf, understoodLine, understoodWords } from './card-words.ts'

test('the words of a failed card are the specification’s, with a reason only where there is one', () => {
  expect(CARD_FAILED).toEqual({
    title: 'Generation Failed',
    text: 'An error occurred while generating your image.',
  })
  expect(reasonOf({ error: 'An error occurred. Please try again.' })).toBeNull()
  expect(reasonOf({ error: 'The provider refused this photo.' })).toBe('The provider refused this photo.')
})

test('only what was understood is shown, not assumptions', () => {
  expect(understoodWords(['item: mug (assumed)', 'scene: studio (assumed)'])).toBe('')
  expect(understoodWords(['setting: sand', 'light: golden'])).toBe('sand, golden')
})

test('one line says which of the user’s wishes were drawn and which were not', () => {
  expect(understoodLine(['setting: paper (assumed)'])).toBe('')
  expect(understoodLine(['surface: sand', 'light: golden'])).toBe('Understood: sand, golden')
  expect(understoodLine(['surface: sand', 'not drawn: shells, crab'])).toBe('Drawn: sand. Not drawn: shells, crab')
})

test('elapsed time is shown as minutes and seconds, and AI engines are named', () => {
  expect([-5, 7_400, 80_000].map(elapsed)).toEqual(['0:00', '0:07', '1:20'])
  expect([null, 'builtin' as const, 'gemini' as const].map(madeWithAi)).toEqual([null, null, 'Made with AI (Gemini)'])
})
