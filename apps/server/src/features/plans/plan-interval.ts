/** Paystack's names of intervals, each with its minimum number of days. */
const INTERVALS = [
  [365, 'annually'],
  [180, 'biannually'],
  [90, 'quarterly'],
  [28, 'monthly'],
  [7, 'weekly'],
  [1, 'daily'],
] as const

/**
 * The longest interval that is not longer than the plan.
 * @param durationDays may be fractional
 */
export const intervalOf = (durationDays: number): string =>
  INTERVALS.find(([days]) => durationDays >= days)?.[1] ?? 'hourly'
