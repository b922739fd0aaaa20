import { expect, test } from 'vitest'
import { FAILURE_TITLE, failureSentence } from './failure-words.ts'

test('a failure without a reason gets a general sentence', () => {
  expect(FAILURE_TITLE).toBe('An Error Occurred')
  for (const nothing of [undefined, null, '']) expect(failureSentence(nothing)).toBe('An unknown error occurred.')
  expect(failureSentence('An error occurred. Please try again.')).toBe('An error occurred. Please try again.')
})
