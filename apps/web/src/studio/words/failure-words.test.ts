import { expect, test } from 'vitest'
import { FAILURE_TITLE, failureSentence } from './failure-words.ts'

test('a failure that nobody explained is named all the same, under the title of the catalogue', () => {
  expect(FAILURE_TITLE).toBe('An Error Occurred')
  for (const nothing of [undefined, null, '']) expect(failureSentence(nothing)).toBe('An unknown error occurred.')
  expect(failureSentence('An error occurred. Please try again.')).toBe('An error occurred. Please try again.')
})
