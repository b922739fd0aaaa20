import { type CreditCounts, emptyCredits } from './credits.ts'
import { MODES, type Mode } from './modes.ts'

/**
 * Splits `total` in the proportions of `weights` so that the parts sum to it exactly, by largest remainder: every mode
 * gets the whole part of its share, and what is left goes one each to the largest fractions, in the order of the mode
 * list where fractions are equal. Modes of weight 0 get nothing.
 * @param total a whole number of credits; with a sum of weights below 10^8 every step is exact.
 * @throws RangeError where no weight is above 0.
 */
export function splitCredits(total: number, weights: Partial<CreditCounts>): CreditCounts {
  const weightOf = (mode: Mode) => weights[mode] ?? 0
  const sum = MODES.reduce((all, mode) => all + weightOf(mode), 0)
  if (sum <= 0) throw new RangeError('nothing to split by')
  const parts = emptyCredits()
  for (const mode of MODES) parts[mode] = Math.floor((total * weightOf(mode)) / sum)
  const fractionOf = (mode: Mode) => (total * weightOf(mode)) % sum
  const left = total - MODES.reduce((all, mode) => all + parts[mode], 0)
  // A stable sort keeps the mode list's order among equals.
  for (const mode of MODES.toSorted((a, b) => fractionOf(b) - fractionOf(a)).slice(0, left)) parts[mode] += 1
  return parts
}
