import { expect, test } from 'vitest'
import { ApiError, NO_ANSWER } from '#web/lib/http/api-error.ts'
import { refusalOf } from './refusal.ts'

test('messages of the server and of an unreachable server are shown unchanged', () => {
  const said = new ApiError('No flyer credits remaining', 402, { code: 'NO_CREDITS' })
  expect(refusalOf(said)).toEqual({ sentence: 'No flyer credits remaining', code: 'NO_CREDITS' })
  expect(refusalOf(new ApiError('We cannot reach Ufaro right now.', NO_ANSWER)).sentence).toBe(
    'We cannot reach Ufaro right now.',
  )
})

test('an error text from a proxy is not shown', () => {
  expect(refusalOf(new ApiError('HTTP 502: <html>', 502)).sentence).toBe('Failed to use credit')
})

test('an exception in the page gives a general message', () => {
  expect(refusalOf(new TypeError('x is undefined')).sentence).toBe('An error occurred. Please try again.')
})
