import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimUnsettled } from '#server/features/payments/payments.repo.ts'
import { createPurchaseService } from '#server/features/payments/purchase.service.ts'
import { PaystackFault } from '#server/infra/paystack/paystack-fault.ts'
import { createPerson } from '../factories/person.ts'
import { openTill, type Till } from './till.ts'

let till: Till
beforeAll(async () => {
  till = await openTill({ RATE_LIMIT: 'on' })
})
afterAll(() => till.close())

const begin = (person: { email: string; call: Till['app']['call'] }) =>
  person.call('POST', '/api/payments/initialize', { body: { planId: 'starter-monthly', email: person.email } })

test('ten purchases an hour may be begun, and the eleventh costs no call of the provider', async () => {
  const person = await createPerson(till.app)
  for (let n = 0; n < 10; n++) expect((await begin(person)).status).toBe(200)
  const refused = await begin(person)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  const { rowCount } = await till.app.pool.query('select from payments where user_id = $1', [person.user.id])
  expect(rowCount).toBe(10)
})

test('open payments are queried every round for an hour, then every tenth', async () => {
  const { db, pool } = till.app
  await pool.query(`update payments set status = 'abandoned', created_at = now() - interval '2 days'`)
  const person = await createPerson(till.app)
  await begin(person)
  const asked = async (secondsAgo: number) => {
    await pool.query(`update payments set checked_at = now() - make_interval(secs => $2) where user_id = $1`, [
      person.user.id,
      secondsAgo,
    ])
    return (await claimUnsettled(db, new Date(), 180)) !== null
  }
  expect(await claimUnsettled(db, new Date(), 180)).not.toBeNull()
  expect(await asked(1)).toBe(true)
  await pool.query(`update payments set created_at = now() - interval '61 minutes' where user_id = $1`, [
    person.user.id,
  ])
  expect(await asked(1795)).toBe(false)
  expect(await asked(1805)).toBe(true)
})

test('a reference that the provider already has is replaced once', async () => {
  const person = await createPerson(till.app)
  const drawn: string[] = []
  const service = (fails: number) =>
    createPurchaseService({
      db: till.app.db,
      plans: { getPlan: async () => PLAN } as never,
      services: { requireEnabled: async () => {} } as never,
      alarms: { provider: async () => {} } as never,
      limiter: { take: async () => {} },
      paystack: {
        initialize: async ({ reference }: { reference: string }) => {
          drawn.push(reference)
          if (drawn.length <= fails)
            throw new PaystackFault('rejected', 'Duplicate Transaction Reference', 'duplicate_reference')
          return { authorization_url: 'http://127.0.0.1/pay', access_code: 'code', reference }
        },
      } as never,
    })
  const wish = { planId: PLAN.id, email: person.email, origin: 'http://127.0.0.1' }
  const { reference } = await service(1).initialize(person.user, wish)
  expect(drawn).toEqual([expect.any(String), reference])
  expect(new Set(drawn).size).toBe(2)
  drawn.length = 0
  await expect(service(2).initialize(person.user, wish)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' })
  expect(drawn).toHaveLength(2)
})

const PLAN = { id: 'starter-monthly', name: 'Starter', dailyLimit: 5, durationDays: 30, credits: {}, price: 500_000 }
