import type { AnalyticsTotals } from '@ufaro/contract/http/admin-reports.ts'

export type Rated = Pick<AnalyticsTotals, 'successful' | 'failed' | 'verdicts'>
/** Returns a percentage, or null if there is nothing to count: no output has ended, or no verdict was given. */
export type Rate = (totals: Rated) => number | null

const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null)
export const successRate: Rate = ({ successful, failed }) => percent(successful, successful + failed)
export const badRate: Rate = ({ verdicts: { good, bad } }) => percent(bad, good + bad)

export const rate = (value: number | null): string =>
  value === null ? '–' : `${value > 99 && value < 100 ? '>99' : Math.round(value)}%`
