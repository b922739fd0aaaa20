import { z } from 'zod/mini'
import { CreditCount, CreditsBreakdown } from './credits.ts'
import { TOOL_IDS, type ToolId } from './tool-ids.ts'

export const FREE_PLAN_ID = 'free'
export const ADMIN_PLAN_NAME = 'Admin Plan'
export const PLAN_DEFAULTS = { durationDays: 30, dailyLimit: 10 } as const

const modeCounts = z.object(
  Object.fromEntries(TOOL_IDS.map((mode) => [mode, z.int()] as const)) as unknown as Record<ToolId, z.ZodMiniNumber>,
)

/** Prices are in Naira. */
export const PublicPlan = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  originalPrice: z.optional(z.number()),
  durationDays: z.number(),
  dailyLimit: z.int(),
  credits: modeCounts,
  popular: z.boolean(),
})
export type PublicPlan = z.infer<typeof PublicPlan>

/** A plan of this duration (100 years) counts as endless. */
export const ENDLESS_DAYS = 36_500

/**
 * Credits are the sum of all active grants. The plan, its end and its daily limit are those of the newest active grant,
 * or of the newest ended one if no grant is active.
 */
export const UserPlan = z.object({
  plan_name: z.nullable(z.string()),
  credits_breakdown: CreditsBreakdown,
  credits_remaining: CreditCount,
  credits_total: CreditCount,
  expires_at: z.nullable(z.string()),
  is_active: z.boolean(),
  daily_limit: z.nullable(z.int()),
  daily_used: z.int(),
})
export type UserPlan = z.infer<typeof UserPlan>
