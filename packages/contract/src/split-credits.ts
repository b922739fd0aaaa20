import { type CreditCounts, emptyCredits } from './credits.ts'
import { TOOL_IDS, type ToolId } from './tool-ids.ts'

/**
 * Largest remainder method: the parts sum to `total` exactly. Tools with equal fractions are served in the order of the
 * tool list.
 * @param total an integer. Its product with each weight must be below 2^53
 * @throws RangeError if no weight is above 0
 */
export function splitCredits(total: number, weights: Partial<CreditCounts>): CreditCounts {
  const weightOf = (mode: ToolId) => weights[mode] ?? 0
  const sum = TOOL_IDS.reduce((all, mode) => all + weightOf(mode), 0)
  if (sum <= 0) throw new RangeError('nothing to split by')
  const parts = emptyCredits()
  for (const mode of TOOL_IDS) parts[mode] = Math.floor((total * weightOf(mode)) / sum)
  const fractionOf = (mode: ToolId) => (total * weightOf(mode)) % sum
  const left = total - TOOL_IDS.reduce((all, mode) => all + parts[mode], 0)
  for (const mode of TOOL_IDS.toSorted((a, b) => fractionOf(b) - fractionOf(a)).slice(0, left)) parts[mode] += 1
  return parts
}
