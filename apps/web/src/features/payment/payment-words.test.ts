import { emptyCredits } from '@ufaro/contract/credits.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/http/api-error.ts'
import { isSessionExpired, paymentSentence } from './payment-words.ts'
import { PlanCredits } from './plan-credits.tsx'

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

test('a plan says how long it lasts and how many runs it allows a day', () => {
  const said = (length: { durationDays: number; dailyLimit: number }) => {
    const plan = { id: 'p', name: 'P', price: 600, popular: false, credits: { ...emptyCredits(), dp: 3 }, ...length }
    return renderToStaticMarkup(createElement(PlanCredits, { plan, services: undefined, wanted: null }))
  }
  expect(said({ durationDays: 1 / 24, dailyLimit: 1 })).toContain('3 credits for 1 hour, ₦200 each. Up to 1 run a day.')
  expect(said({ durationDays: 1, dailyLimit: 2 })).toContain('Up to 2 runs a day: buy it early, and use the rest')
})
