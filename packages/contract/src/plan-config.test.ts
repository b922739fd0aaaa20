import { expect, test } from 'vitest'
import { PlanConfig } from './plan-config.ts'

const plan = { id: 'pro', name: 'Pro', price: 500_000, credits: { headshot: 5 } }
const refusal = (change: Record<string, unknown>) =>
  PlanConfig.safeParse({ ...plan, ...change }).error?.issues[0]?.message

test('an invalid plan is refused with the sentence that the plan editor shows', () => {
  expect(refusal({ id: '  ' })).toBe('Plan ID is required')
  expect(refusal({ name: '' })).toBe('Plan name is required')
  expect(refusal({ price: -1 })).toBe('Price cannot be negative')
  expect(refusal({ durationDays: 0 })).toBe('Duration must be greater than 0')
  expect(refusal({ dailyLimit: 0 })).toBe('Daily limit must be greater than 0')
  expect(refusal({ credits: {} })).toBe('At least one credit type must be greater than 0')
  expect(refusal({ credits: { headshot: 0 } })).toBe('At least one credit type must be greater than 0')
})

test('a number that is no integer or too large is refused with the reason', () => {
  for (const price of [12.5, Number.NaN, '100']) {
    expect(refusal({ price })).toBe('Price must be a whole number of kobo')
    expect(refusal({ originalPrice: price })).toBe('Price must be a whole number of kobo')
  }
  expect(refusal({ durationDays: Number.NaN })).toBe('Duration must be a number of days')
  expect(refusal({ durationDays: 36_501 })).toBe('Duration must be at most 36,500 days')
  for (const dailyLimit of [2.5, Number.NaN]) expect(refusal({ dailyLimit })).toBe('Daily limit must be a whole number')
  expect(refusal({ dailyLimit: 1_000_001 })).toBe('Daily limit must be at most 1,000,000')
  expect(refusal({ credits: { gif: 1.5 } })).toBe('Credits must be whole numbers')
  expect(refusal({ credits: { gif: 1_000_001 } })).toBe('Credits must be at most 1,000,000')
})

test('credits below 0 and unknown tools are refused', () => {
  expect(refusal({ credits: { headshot: 2, gif: -1 } })).toBe('Credits cannot go below 0')
  expect(refusal({ credits: { spaceship: 1 } })).toBeDefined()
})

test('a plan lasts 30 days with 10 runs a day by default; a fraction of a day is fine', () => {
  expect(PlanConfig.parse(plan)).toMatchObject({ durationDays: 30, dailyLimit: 10, popular: false })
  expect(PlanConfig.parse({ ...plan, durationDays: 1 / 24 }).durationDays).toBeCloseTo(1 / 24)
})
