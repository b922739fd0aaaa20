import { z } from 'zod/mini'
import { formatCount } from './format-count.ts'
import { TOOL_IDS, type ToolId } from './tool-ids.ts'

/** Stands for infinity, which JSON cannot express. */
export const UNLIMITED = 'unlimited'
export const CreditCount = z.union([z.int().check(z.gte(0)), z.literal(UNLIMITED)])
export type CreditCount = z.infer<typeof CreditCount>

export const UNLIMITED_COUNTS_AS = 999

const entries = TOOL_IDS.map((mode) => [mode, CreditCount] as const)
export const CreditsBreakdown = z.object(Object.fromEntries(entries) as Record<ToolId, typeof CreditCount>)
export type CreditsBreakdown = z.infer<typeof CreditsBreakdown>

export type CreditCounts = Record<ToolId, number>

export function emptyCredits(): CreditCounts {
  return Object.fromEntries(TOOL_IDS.map((mode) => [mode, 0])) as CreditCounts
}

export function unlimitedCredits(): CreditsBreakdown {
  return Object.fromEntries(TOOL_IDS.map((mode) => [mode, UNLIMITED])) as CreditsBreakdown
}

export const countCredits = (count: CreditCount): number => (count === UNLIMITED ? UNLIMITED_COUNTS_AS : count)

export function sumCredits(credits: CreditsBreakdown, modes: readonly ToolId[] = TOOL_IDS): number {
  return modes.reduce((sum, mode) => sum + countCredits(credits[mode]), 0)
}

export const formatCredits = (count: CreditCount): string => (count === UNLIMITED ? '∞' : formatCount(count))

export const UPGRADE_BELOW = 10

/**
 * A slot allows at most this many attempts. A failed output can be retried for `RETRY_WINDOW_S` seconds after the run's
 * end.
 */
export const MAX_ATTEMPTS = 3
export const RETRY_WINDOW_S = 900
