import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { expect, test } from 'vitest'
import { checkPlan, formOf, type PlanForm } from './plan.form.ts'

const good: PlanForm = { ...formOf(null), id: 'pro', name: 'Pro', credits: { ...formOf(null).credits, gif: '5' } }
const faultsOf = (changes: Partial<PlanForm>, taken: string[] = []) => {
  const checked = checkPlan({ ...good, ...changes }, taken)
  return 'faults' in checked ? checked.faults : {}
}

test('every rule of the editor has its own message', () => {
  expect(faultsOf({ id: ' ' })).toEqual({ id: 'Plan ID is required' })
  expect(faultsOf({ id: 'pro' }, ['pro'])).toEqual({ id: 'Plan ID already exists' })
  expect(faultsOf({ name: '' })).toEqual({ name: 'Plan name is required' })
  expect(faultsOf({ price: '-1' })).toEqual({ price: 'Price cannot be negative' })
  expect(faultsOf({ durationDays: '0' })).toEqual({ durationDays: 'Duration must be greater than 0' })
  expect(faultsOf({ dailyLimit: '0' })).toEqual({ dailyLimit: 'Daily limit must be greater than 0' })
  expect(faultsOf({ credits: formOf(null).credits })).toEqual({
    credits: 'At least one credit type must be greater than 0',
  })
  expect(faultsOf({ price: '12.5' })).toEqual({ price: 'Price must be a whole number of kobo' })
  expect(faultsOf({ dailyLimit: 'abc' })).toEqual({ dailyLimit: 'Daily limit must be a whole number' })
  expect(faultsOf({ credits: { ...good.credits, dp: '-5', flyer: 'some' } })).toEqual({
    'credits.dp': 'Credits cannot go below 0',
    'credits.flyer': 'Credits must be whole numbers',
  })
})

test('a new plan begins with 30 days and 10 a day', () => {
  expect(formOf(null)).toMatchObject({ durationDays: '30', dailyLimit: '10', popular: false })
})

test('what is typed becomes the plan; where no credits are typed there are none', () => {
  const checked = checkPlan({ ...good, price: '500000', credits: { ...good.credits, dp: ' 3 ', flyer: '' } }, [])
  expect(checked).toMatchObject({ config: { id: 'pro', price: 500_000, originalPrice: null } })
  const { credits } = (checked as { config: { credits: Record<string, number> } }).config
  expect(credits).toMatchObject({ gif: 5, dp: 3, flyer: 0 })
  expect(Object.keys(credits)).toEqual([...TOOL_IDS])
})
