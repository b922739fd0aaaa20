import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memoryStorage, tokenUntil } from '../../../test/people.ts'

// The session module reads localStorage on import, so replace it before the imports.
const localStorage = memoryStorage({ 'ufaro-token': tokenUntil(4_000_000_000) })
vi.stubGlobal('window', { localStorage })
const { ApiError } = await import('#web/lib/http/api-error.ts')
const { queryClient } = await import('#web/lib/query-client.ts')
const { Failure } = await import('./failing.ts')
const users = await import('./users/users.queries.ts')
const plans = await import('./plans/plans.queries.ts')
const services = await import('./services/services.queries.ts')
const analytics = await import('./analytics/analytics.queries.ts')

const refusal = { error: 'Only a primary admin can do this.', code: 'PRIMARY_ONLY', fields: { name: 'Taken' } }
beforeAll(() => {
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }))
})
afterAll(() => void vi.unstubAllGlobals())

function Use({ take }: { take: () => void }) {
  take()
  return null
}

function used<T>(hook: () => T): T {
  let given: T | undefined
  const take = () => {
    given = hook()
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Use, { take })))
  return given as T
}

const plan = {
  id: 'pro',
  name: 'Pro',
  price: 1,
  durationDays: 30,
  dailyLimit: 10,
  popular: false,
  credits: {},
} as never
const day = { userId: 'u1', planName: 'pro', creditsTotal: 5, expiresAt: undefined }

test.each([
  ['Failed to assign plan', () => used(users.useAssignPlan).mutateAsync(day)],
  ['Failed to update plan', () => used(users.useSetPlanActive).mutateAsync({ id: 'g1', isActive: false })],
  ['Failed to reset password', () => used(users.useIssueReset).mutateAsync('u1')],
  ['Failed to update admin status', () => used(users.useSetAdmin).mutateAsync({ userId: 'u1', level: 'sub' })],
  ['Failed to delete user', () => used(users.useDeletePerson).mutateAsync('u1')],
  ['Failed to save plan configuration', () => used(plans.useSavePlan).mutateAsync({ config: plan, isNew: true })],
  ['Failed to save plan configuration', () => used(plans.useSavePlan).mutateAsync({ config: plan, isNew: false })],
  ['Failed to delete plan', () => used(plans.useDeletePlan).mutateAsync('pro')],
  ['Failed to sync Paystack plans', () => used(plans.useSyncPlans).mutateAsync()],
  ['Failed to update service', () => used(services.useSwitchService).mutateAsync({ id: 'gif_mode', enabled: false })],
  ['Failed to export CSV', () => analytics.downloadCsv({})],
])('%s, and why', async (what, press) => {
  await expect(press()).rejects.toThrow(`${what}: Only a primary admin can do this.`)
})

test('a server failure keeps its field messages; a local one has none', () => {
  expect(new Failure('Failed', new ApiError('No', 400, { fields: { name: 'Taken' } })).fields).toEqual({
    name: 'Taken',
  })
  const broken = new Failure('Failed', new TypeError('x is undefined'))
  expect([broken.message, broken.fields]).toEqual(['Failed: An unexpected error occurred with the API.', {}])
})
