import { expect, test } from 'vitest'
import { PlanConfig } from './plan.ts'

const plan = { id: 'pro', name: 'Pro', price: 500_000, credits: { headshot: 5 } }
const refusal = (change: Record<string, unknown>) =>
  PlanConfig.safeParse({ ...plan, ...change }).error?.issues[0]?.message

test('a plan config is refused with the editor’s words', () => {
  expect(refusal({ id: '  ' })).toBe('Plan ID is required')
  expect(refusal({ name: '' })).toBe('Plan name is required')
  expect(refusal({ price: -1 })).toBe('Price cannot be negative')
  expect(refusal({ durationDays: 0 })).toBe('Duration must be greater than 0')
  expect(refusal({ dailyLimit: 0 })).toBe('Daily limit must be greater than 0')
  expect(refusal({ credits: {} })).toBe('At least one credit type must be greater than 0')
  expect(refusal({ credits: { headshot: 0 } })).toBe('At least one credit type must be greater than 0')
})

test('credits below 0, fractions of a kobo and unknown tools are refused', () => {
  expect(refusal({ credits: { headshot: 2, gif: -1 } })).toBeDefined()
  expect(refusal({ price: 10.5 })).toBeDefined()
  expect(refusal({ credits: { spaceship: 1 } })).toBeDefined()
})

test('a plan lasts 30 days with 10 runs a day unless said otherwise; a fraction of a day is fine', () => {
  expect(PlanConfig.parse(plan)).toMatchObject({ durationDays: 30, dailyLimit: 10, popular: false })
  expect(PlanConfig.parse({ ...plan, durationDays: 1 / 24 }).durationDays).toBeCloseTo(1 / 24)
})
