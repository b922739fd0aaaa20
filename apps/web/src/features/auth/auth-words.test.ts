import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/http/api-error.ts'
import {
  CONFIRMATION_SENT_MS,
  completionFailure,
  LINK_MISSING,
  linkFailure,
  PASSWORD_UPDATED_MS,
  resetFailure,
} from './auth-words.ts'

const broken = new TypeError('x is undefined')
const busy = new ApiError('We are very busy at the moment.', 503)

test('a failed confirmation gives the reason and refers to the login', () => {
  expect(completionFailure(broken)).toBe('Failed to complete registration Please try logging in.')
  const used = new ApiError('This link is invalid or has expired.', 400)
  expect(completionFailure(used)).toBe('This link is invalid or has expired. Please try logging in.')
})

test('a reset mail that was not sent is named, with the reason where there is one', () => {
  expect(resetFailure(broken)).toBe('Failed to send reset email')
  expect(resetFailure(busy)).toBe('Failed to send reset email: We are very busy at the moment.')
})

test('a link without a token, one that was refused and one that nobody could check read differently', () => {
  expect(LINK_MISSING).toBe('Invalid reset link. Please request a new password reset.')
  expect(linkFailure(new ApiError('no', 400, { code: 'INVALID_TOKEN' }))).toBe(
    'Invalid reset link or session expired. Please request a new password reset.',
  )
  for (const error of [broken, busy]) {
    expect(linkFailure(error)).toBe('An error occurred while validating the reset link. Please try again.')
  }
})

test('the login page comes by itself after 5 seconds, and after 2 with a new password', () => {
  expect([CONFIRMATION_SENT_MS, PASSWORD_UPDATED_MS]).toEqual([5000, 2000])
})
