/** From so many days on; the provider knows no others. */
const INTERVALS = [
  [365, 'annually'],
  [180, 'biannually'],
  [90, 'quarterly'],
  [28, 'monthly'],
  [7, 'weekly'],
  [1, 'daily'],
] as const

/** The longest interval of the provider that is not longer than the plan. @param durationDays may be a fraction */
export const intervalOf = (durationDays: number): string =>
  INTERVALS.find(([days]) => durationDays >= days)?.[1] ?? 'hourly'
