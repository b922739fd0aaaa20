import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import type { RefundStatus } from '#server/features/credits/credits.service.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { creditsOf, inDays, insertGrant, insertHolder } from '../factories/grant.ts'

let app: TestApp
let credits: ReturnType<typeof creditsOf>
beforeAll(async () => {
  app = await buildApp()
  credits = creditsOf(app)
})
afterAll(() => app.close())

const refund = (runId: string, status: RefundStatus) =>
  transaction(app.db, (tx) => credits.refundRun(tx, runId, status))

const runOf = async (id: string) =>
  (await app.pool.query('select status, refunded, finished_at from runs where id = $1', [id])).rows[0]

const insertOutput = (runId: string, userId: string, status: string) =>
  app.pool.query(
    `insert into outputs (run_id, user_id, mode, slot, label, status, request) values ($1, $2, 'headshot', 1, 'Look 1', $3, '{}')`,
    [runId, userId, status],
  )

test('a thousand refunds of runs that do not exist create no credit', async () => {
  const given = await Promise.all(Array.from({ length: 1000 }, () => refund(randomUUID(), 'refunded')))
  expect(given).not.toContain(true)
  const { rows } = await app.pool.query(`select count(*)::integer as refunds from ledger_entries where kind = 'refund'`)
  expect(rows[0].refunds).toBe(0)
})

test('a run with results is never refunded', async () => {
  const person = await insertHolder(app, { headshot: 1 })
  const { runId } = await credits.openRun(app.db, person, 'headshot')
  await insertOutput(runId, person.id, 'done')
  expect(await refund(runId, 'failed')).toBe(false)
  expect(await runOf(runId)).toMatchObject({ status: 'open', refunded: false })
  expect(await credits.getRemaining(app.db, person, 'headshot')).toBe(0)
})

test('a run that delivered nothing ends, and its credit goes back once, with the day’s count', async () => {
  const person = await insertHolder(app, { headshot: 1 })
  const { runId } = await credits.openRun(app.db, person, 'headshot')
  await insertOutput(runId, person.id, 'error')
  expect(await refund(runId, 'failed')).toBe(true)
  expect(await runOf(runId)).toEqual({ status: 'failed', refunded: true, finished_at: expect.any(Date) })
  expect(await credits.getUserPlan(app.db, person)).toMatchObject({ credits_remaining: 1, daily_used: 0 })
  expect(await refund(runId, 'refunded')).toBe(false)
  expect(await runOf(runId)).toMatchObject({ status: 'failed' })
})

test('a credit returns to the grant it came from, even one that has ended since', async () => {
  const person = await insertHolder(app, { headshot: 5 }, { plan: 'old', expiresAt: inDays(1) })
  const { runId } = await credits.openRun(app.db, person, 'headshot')
  await insertGrant(app, person.id, { headshot: 5 }, { plan: 'new' })
  await app.pool.query(`update grants set expires_at = now() - interval '1 second' where plan_id = 'old'`)
  expect(await refund(runId, 'expired')).toBe(true)
  const { rows } = await app.pool.query(
    'select g.plan_id, b.remaining from balances b join grants g on g.id = b.grant_id where b.user_id = $1 order by g.seq',
    [person.id],
  )
  expect(rows).toEqual([
    { plan_id: 'old', remaining: 5 },
    { plan_id: 'new', remaining: 5 },
  ])
  expect(await credits.getRemaining(app.db, person, 'headshot')).toBe(5)
})

test('an admin’s run ends once and moves no credit', async () => {
  const admin = { ...(await insertHolder(app, { headshot: 1 })), is_admin: true }
  const { runId } = await credits.openRun(app.db, admin, 'headshot')
  expect(await refund(runId, 'canceled')).toBe(true)
  expect(await refund(runId, 'canceled')).toBe(false)
  expect(await runOf(runId)).toMatchObject({ status: 'canceled', refunded: false })
  expect(await credits.getRemaining(app.db, { ...admin, is_admin: false }, 'headshot')).toBe(1)
})

test('ledger entries cannot be changed or deleted, and outlive their user', async () => {
  const person = await insertHolder(app, { headshot: 1 })
  await credits.openRun(app.db, person, 'headshot')
  const entries = 'ledger_entries where user_id = $1'
  await expect(app.pool.query(`delete from ${entries}`, [person.id])).rejects.toThrow('append-only')
  await expect(app.pool.query('update ledger_entries set delta = 9 where user_id = $1', [person.id])).rejects.toThrow(
    'append-only',
  )
  await expect(app.pool.query('truncate ledger_entries')).rejects.toThrow('append-only')

  await app.pool.query('delete from users where id = $1', [person.id])
  const { rows } = await app.pool.query(`select kind from ${entries} order by id`, [person.id])
  expect(rows.map(({ kind }) => kind)).toEqual(['grant', 'spend'])
})

test('a balance cannot go below 0, whatever is tried', async () => {
  const person = await insertHolder(app, { headshot: 1 })
  await expect(
    app.pool.query('update balances set remaining = remaining - 2 where user_id = $1', [person.id]),
  ).rejects.toThrow('balances_remaining_check')
})
