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
  price: z.number().check(z.describe('In Naira.')),
  originalPrice: z.optional(z.number()).check(z.describe('The price before a reduction, in Naira.')),
  durationDays: z.number().check(z.describe('How long the plan lasts, in days. 36,500 means that it does not end.')),
  dailyLimit: z.int().check(z.describe('How many runs the plan allows in a day (Africa/Lagos).')),
  credits: modeCounts.check(z.describe('The credits that the plan grants, by tool.')),
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
  plan_name: z.nullable(z.string()).check(z.describe('The id of the newest plan.')),
  credits_breakdown: CreditsBreakdown.check(z.describe('The credits that are left, by tool.')),
  credits_remaining: CreditCount,
  credits_total: CreditCount.check(z.describe('The credits that all active plans granted together.')),
  expires_at: z.nullable(z.string()).check(z.describe('When the newest plan ends. Null if it does not.')),
  is_active: z.boolean(),
  daily_limit: z
    .nullable(z.int())
    .check(z.describe('How many runs the plan allows in a day (Africa/Lagos). Null means no limit.')),
  daily_used: z.int().check(z.describe('How many runs were opened today (Africa/Lagos) and not refunded.')),
})
export type UserPlan = z.infer<typeof UserPlan>
