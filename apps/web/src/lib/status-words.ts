export const STATUS_WORDS = {
  success: 'Successful',
  failed: 'Failed',
  pending: 'Pending',
  abandoned: 'Abandoned',
  refunded: 'Refunded',
} as const

export const STATUS_TONES = {
  success: 'success',
  failed: 'danger',
  pending: 'warning',
  abandoned: 'neutral',
  refunded: 'neutral',
} as const
