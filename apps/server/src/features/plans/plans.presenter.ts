import { emptyCredits } from '@ufaro/contract/credits.ts'
import { nairaOf } from '@ufaro/contract/money.ts'
import type { PublicPlan } from '@ufaro/contract/plan.ts'
import type { PlanConfig } from '@ufaro/contract/plan-config.ts'
import type { PlanRow } from '../../db/schema/plans.ts'

/** Converts prices from kobo to Naira. */
export function presentPlan(row: PlanRow): PublicPlan {
  const { id, name, price, originalPrice, durationDays, dailyLimit, credits, popular } = row
  return {
    id,
    name,
    price: nairaOf(price),
    ...(originalPrice !== null && { originalPrice: nairaOf(originalPrice) }),
    durationDays,
    dailyLimit,
    credits: { ...emptyCredits(), ...credits },
    popular,
  }
}

export function presentPlanConfig(row: PlanRow): PlanConfig {
  const { id, name, price, originalPrice, durationDays, dailyLimit, credits, popular } = row
  return { id, name, price, originalPrice, durationDays, dailyLimit, credits, popular }
}
