import { z } from 'zod/mini'
import { ENDLESS_DAYS } from './plan.ts'
import { tooLong } from './too-long.ts'
import { TOOL_IDS } from './tool-ids.ts'

const PLAN_ID = /^[a-z0-9][a-z0-9_-]{0,63}$/
const PLAN_ID_TEXT = 'Plan ID must be small letters, digits, - and _, at most 64'

const Price = z
  .int('Price must be a whole number of kobo')
  .check(z.gte(0, 'Price cannot be negative'), z.lte(1_000_000_000, 'Price must be at most ₦10,000,000'))

export const PlanConfig = z.object({
  id: z
    .string('Plan ID is required')
    .check(z.trim(), z.minLength(1, 'Plan ID is required'), z.regex(PLAN_ID, PLAN_ID_TEXT)),
  name: z
    .string('Plan name is required')
    .check(z.trim(), z.minLength(1, 'Plan name is required'), z.maxLength(100, tooLong(100))),
  price: Price,
  originalPrice: z.optional(z.nullable(Price)),
  durationDays: z._default(
    z
      .number('Duration must be a number of days')
      .check(z.gt(0, 'Duration must be greater than 0'), z.lte(ENDLESS_DAYS, 'Duration must be at most 36,500 days')),
    30,
  ),
  dailyLimit: z._default(
    z
      .int('Daily limit must be a whole number')
      .check(z.gt(0, 'Daily limit must be greater than 0'), z.lte(1_000_000, 'Daily limit must be at most 1,000,000')),
    10,
  ),
  popular: z._default(z.boolean(), false),
  credits: z
    .partialRecord(
      z.enum(TOOL_IDS),
      z
        .int('Credits must be whole numbers')
        .check(z.gte(0, 'Credits cannot go below 0'), z.lte(1_000_000, 'Credits must be at most 1,000,000')),
    )
    .check(
      z.refine(
        (credits) => Object.values(credits).some((count) => (count ?? 0) > 0),
        'At least one credit type must be greater than 0',
      ),
    ),
})
export type PlanConfig = z.infer<typeof PlanConfig>
