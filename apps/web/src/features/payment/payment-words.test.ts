import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/http/api-error.ts'
import { isSessionExpired, paymentSentence } from './payment-words.ts'

const INITIALIZE_FAILED = 'Payment initialization failed'

test.each([
  [new ApiError('Payment verification failed', 502, { code: 'PROVIDER_FAILED' }), 'Payment verification failed'],
  [new ApiError('HTTP 502: <html>', 502), 'Request failed: 502'],
  [new ApiError('We cannot reach Ufaro right now.', 0), 'We cannot reach Ufaro right now.'],
  [new ApiError('No authentication token found', 401), 'No authentication token found'],
  [new TypeError('x is undefined'), INITIALIZE_FAILED],
])('%o reads %s', (error, sentence) => {
  expect(paymentSentence(error, INITIALIZE_FAILED)).toBe(sentence)
})

test.each([
  ['Request failed: 401', true],
  ['Unauthorized', true],
  ['Authentication failed. Please log in again.', true],
  ['Payment initialization failed', false],
])('"%s" means an expired session: %s', (sentence, expired) => {
  expect(isSessionExpired(sentence)).toBe(expired)
})
