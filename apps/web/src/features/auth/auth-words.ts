import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'

export const CONFIRMATION_SENT_MS = 5000
export const PASSWORD_UPDATED_MS = 2000

export const LINK_MISSING = 'Invalid reset link. Please request a new password reset.'

export const linkFailure = (error: unknown): string =>
  error instanceof ApiError && error.status === 400
    ? 'Invalid reset link or session expired. Please request a new password reset.'
    : 'An error occurred while validating the reset link. Please try again.'

export const resetFailure = (error: unknown): string =>
  error instanceof ApiError ? `Failed to send reset email: ${error.message}` : 'Failed to send reset email'

export const completionFailure = (error: unknown): string =>
  `${sentenceOf(error, 'Failed to complete registration')} Please try logging in.`
