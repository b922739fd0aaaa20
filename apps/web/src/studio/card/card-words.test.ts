import { expect, test } from 'vitest'
import { CARD_FAILED, elapsed, engineWords, reasonOf } from './card-words.ts'

test('the words of a failed card are the specification’s, with a reason only where there is one', () => {
  expect(CARD_FAILED).toEqual({
    title: 'Generation Failed',
    text: 'An error occurred while generating your image.',
  })
  expect(reasonOf({ error: 'An error occurred. Please try again.' })).toBeNull()
  expect(reasonOf({ error: 'The provider refused this photo.' })).toBe('The provider refused this photo.')
})

test('elapsed time and engines read well', () => {
  expect([-5, 7_400, 80_000].map(elapsed)).toEqual(['0:00', '0:07', '1:20'])
  expect(engineWords('builtin', null)).toBe('Built-in engine')
  expect(engineWords('gemini', 'flash-image')).toBe('Gemini · flash-image')
})
