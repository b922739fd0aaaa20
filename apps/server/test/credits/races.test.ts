import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { createPlansService } from '#server/features/plans/plans.service.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { creditsOf, insertGrant, insertHolder } from '../factories/grant.ts'

let app: TestApp
let credits: ReturnType<typeof creditsOf>
beforeAll(async () => {
  app = await buildApp()
  credits = creditsOf(app)
})
afterAll(() => app.close())

async function together<T>(times: number, act: (index: number) => Promise<T>) {
  const results = await Promise.allSettled(Array.from({ length: times }, (_, index) => act(index)))
  return {
    done: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    codes: [...new Set(results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : [])))],
  }
}

const recount = async (userId: string) => {
  const { rows } = await app.pool.query(
    `select (select sum(delta) from ledger_entries where user_id = $1)::integer as ledger,
            (select sum(remaining) from balances where user_id = $1)::integer as balance,
            (select count(*) from runs where user_id = $1)::integer as runs,
            coalesce((select sum(used) from daily_usage where user_id = $1), 0)::integer as used`,
    [userId],
  )
  return rows[0]
}

test('of 100 simultaneous spends on 7 credits in three grants exactly 7 succeed', async () => {
  const person = await insertHolder(app, { headshot: 3 })
  await insertGrant(app, person.id, { headshot: 2 })
  await insertGrant(app, person.id, { headshot: 2 })
  const { done, codes } = await together(100, () => credits.openRun(app.db, person, 'headshot'))
  expect(done).toHaveLength(7)
  expect(done.map(({ remaining }) => remaining).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(codes).toEqual(['NO_CREDITS'])
  expect(await recount(person.id)).toEqual({ ledger: 0, balance: 0, runs: 7, used: 7 })
})

test('of 64 parallel spends on 10 credits from two processes exactly 10 succeed', async () => {
  const other = await app.another()
  const person = await insertHolder(app, { gif: 10 })
  const { done } = await together(64, (index) => credits.openRun(index % 2 ? app.db : other.db, person, 'gif'))
  expect(done).toHaveLength(10)
  expect(await recount(person.id)).toEqual({ ledger: 0, balance: 0, runs: 10, used: 10 })
  await other.close()
})

test('the daily limit holds for spends that arrive together', async () => {
  const person = await insertHolder(app, { dp: 50 }, { dailyLimit: 5 })
  const { done, codes } = await together(40, () => credits.openRun(app.db, person, 'dp'))
  expect(done).toHaveLength(5)
  expect(codes).toEqual(['DAILY_LIMIT'])
  expect(await recount(person.id)).toEqual({ ledger: 45, balance: 45, runs: 5, used: 5 })
})

test('16 parallel refunds of one run hand back one credit', async () => {
  const person = await insertHolder(app, { headshot: 3 })
  const { runId } = await credits.openRun(app.db, person, 'headshot')
  const { done } = await together(16, () => transaction(app.db, (tx) => credits.refundRun(tx, runId, 'failed')))
  expect(done.filter(Boolean)).toHaveLength(1)
  expect(await recount(person.id)).toEqual({ ledger: 3, balance: 3, runs: 1, used: 0 })
})

test('spends and refunds mixed lose nothing and never lock each other out', async () => {
  const person = await insertHolder(app, { headshot: 20, product: 20 })
  const { done, codes } = await together(60, async (index) => {
    const { runId } = await credits.openRun(app.db, person, index % 2 ? 'headshot' : 'product')
    if (index % 3 === 0) await transaction(app.db, (tx) => credits.refundRun(tx, runId, 'canceled'))
  })
  expect(codes.filter((code) => code !== 'NO_CREDITS')).toEqual([])
  const { ledger, balance, used } = await recount(person.id)
  const { rows } = await app.pool.query(
    'select count(*)::integer as paid from runs where user_id = $1 and not refunded',
    [person.id],
  )
  expect(done.length).toBeGreaterThanOrEqual(40)
  expect(balance).toBe(ledger)
  expect(used).toBe(rows[0].paid)
  expect(balance).toBe(40 - rows[0].paid)
})

test('a spend that finds no credit during a concurrent refund does not report an expired plan', async () => {
  const person = await insertHolder(app, { gif: 1 })
  const codes = new Set<string>()
  const again = async () => {
    for (let time = 0; time < 150; time++) {
      const opened = await credits.openRun(app.db, person, 'gif').catch(({ code }) => void codes.add(code))
      if (opened) await transaction(app.db, (tx) => credits.refundRun(tx, opened.runId, 'canceled'))
    }
  }
  await Promise.all(Array.from({ length: 8 }, again))
  expect([...codes]).toEqual(['NO_CREDITS'])
  expect(await recount(person.id)).toMatchObject({ ledger: 1, balance: 1, used: 0 })
})

test('one grant per sign-up and one per paid reference, however many calls ask at once', async () => {
  const person = await insertHolder(app, {})
  const plan = await createPlansService().getPlan(app.db, 'starter-monthly')
  const signups = await together(10, () => transaction(app.db, (tx) => credits.grantSignup(tx, person.id)))
  const purchases = await together(10, () =>
    transaction(app.db, (tx) => credits.grantPurchase(tx, person.id, plan, 'ref-1')),
  )
  expect(signups.done.filter(Boolean)).toHaveLength(1)
  expect(purchases.done.filter(Boolean)).toHaveLength(1)
  const { rows } = await app.pool.query(
    `select source, expires_at is null as endless, ended_at from grants where user_id = $1 and source <> 'admin' order by source`,
    [person.id],
  )
  expect(rows).toEqual([
    { source: 'payment', endless: false, ended_at: null },
    { source: 'signup', endless: true, ended_at: null },
  ])
  expect(await credits.getUserPlan(app.db, person)).toMatchObject({ is_active: true, daily_limit: expect.any(Number) })
})
