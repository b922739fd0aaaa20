import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { creditsOf, inDays, insertGrant, insertHolder } from '../factories/grant.ts'
import { insertUser } from '../factories/user.ts'

let app: TestApp
let credits: ReturnType<typeof creditsOf>
beforeAll(async () => {
  app = await buildApp()
  credits = creditsOf(app)
})
afterAll(() => app.close())

const refusal = (code: string) => expect.objectContaining({ code })

test('a spend without a grant or a credit is refused and writes nothing', async () => {
  const nobody = { id: (await insertUser(app)).id, is_admin: false }
  await expect(credits.openRun(app.db, nobody, 'headshot')).rejects.toEqual(refusal('NO_CREDITS'))

  const person = await insertHolder(app, { headshot: 1 })
  await expect(credits.openRun(app.db, person, 'gif')).rejects.toEqual(refusal('NO_CREDITS'))
  await credits.openRun(app.db, person, 'headshot')
  await expect(credits.openRun(app.db, person, 'headshot')).rejects.toEqual(refusal('NO_CREDITS'))
  const { rows } = await app.pool.query('select kind, delta from ledger_entries where user_id = $1 order by id', [
    person.id,
  ])
  expect(rows).toEqual([
    { kind: 'grant', delta: 1 },
    { kind: 'spend', delta: -1 },
  ])
})

test('a spend opens a run with the slots of its tool and returns the credits left in all live grants', async () => {
  const person = await insertHolder(app, { headshot: 2 })
  await insertGrant(app, person.id, { headshot: 3 })
  const { runId, remaining } = await credits.openRun(app.db, person, 'headshot')
  expect(remaining).toBe(4)
  const { rows } = await app.pool.query(
    'select r.mode, r.status, r.max_outputs, r.refunded, e.kind from runs r join ledger_entries e on e.run_id = r.id where r.id = $1',
    [runId],
  )
  expect(rows).toEqual([{ mode: 'headshot', status: 'open', max_outputs: 4, refunded: false, kind: 'spend' }])
})

test('credits are spent from the grant that ends first, on a tie from the older one, and last from one without an end', async () => {
  const end = inDays(9)
  const person = await insertHolder(app, { dp: 1 }, { plan: 'endless' })
  await insertGrant(app, person.id, { dp: 1 }, { plan: 'later', expiresAt: inDays(30) })
  await insertGrant(app, person.id, { dp: 1 }, { plan: 'first of two', expiresAt: end })
  await insertGrant(app, person.id, { dp: 1 }, { plan: 'second of two', expiresAt: end })
  const payers: string[] = []
  for (let spend = 0; spend < 4; spend++) {
    const { runId } = await credits.openRun(app.db, person, 'dp')
    const { rows } = await app.pool.query(
      'select g.plan_id from runs r join grants g on g.id = r.grant_id where r.id = $1',
      [runId],
    )
    payers.push(rows[0].plan_id)
  }
  expect(payers).toEqual(['first of two', 'second of two', 'later', 'endless'])
})

test('credits left only in expired grants are reported as an expired plan, in ended grants as no credits', async () => {
  const person = await insertHolder(app, { gif: 5 }, { expiresAt: inDays(-1) })
  await expect(credits.openRun(app.db, person, 'gif')).rejects.toEqual(refusal('PLAN_EXPIRED'))
  await expect(credits.openRun(app.db, person, 'flyer')).rejects.toEqual(refusal('NO_CREDITS'))
  await app.pool.query('update grants set ended_at = now() where user_id = $1', [person.id])
  await expect(credits.openRun(app.db, person, 'gif')).rejects.toEqual(refusal('NO_CREDITS'))
})

test('the daily limit comes from the newest live grant, counts per Lagos day and gives the time to retry', async () => {
  const person = await insertHolder(app, { headshot: 9 }, { dailyLimit: 50 })
  await insertGrant(app, person.id, { headshot: 1 }, { dailyLimit: 2, expiresAt: inDays(3) })
  await credits.openRun(app.db, person, 'headshot')
  await credits.openRun(app.db, person, 'headshot')
  const error = await credits.openRun(app.db, person, 'headshot').catch((error) => error)
  expect(error).toMatchObject({ code: 'DAILY_LIMIT', status: 429 })
  expect(error.extra.retryAfter).toBeGreaterThan(0)
  expect(error.extra.retryAfter).toBeLessThanOrEqual(86_400)
  expect((await credits.getUserPlan(app.db, person)).daily_used).toBe(2)

  await app.pool.query('update daily_usage set day = day - 1 where user_id = $1', [person.id])
  expect((await credits.openRun(app.db, person, 'headshot')).remaining).toBe(7)
})

test('an admin pays nothing, has no daily limit and leaves no entry', async () => {
  const admin = { ...(await insertHolder(app, { headshot: 1 }, { dailyLimit: 1 })), is_admin: true }
  for (let spend = 0; spend < 3; spend++) {
    expect((await credits.openRun(app.db, admin, 'headshot')).remaining).toBe('unlimited')
  }
  const { rows } = await app.pool.query(
    `select (select count(*) from runs where user_id = $1 and grant_id is null)::integer as runs,
            (select count(*) from ledger_entries where user_id = $1 and kind = 'spend')::integer as spends,
            (select count(*) from daily_usage where user_id = $1)::integer as days`,
    [admin.id],
  )
  expect(rows).toEqual([{ runs: 3, spends: 0, days: 0 }])
})

test('a spend commits with the transaction it is part of, and its event with it', async () => {
  const person = await insertHolder(app, { headshot: 2 })
  const heard: string[] = []
  const stop = app.bus.subscribe('credits', ({ id }) => {
    if (id === person.id) heard.push(id)
  })
  const undone = transaction(app.db, async (tx) => {
    await credits.openRun(tx, person, 'headshot')
    throw new Error('something else failed')
  })
  await expect(undone).rejects.toThrow('something else failed')
  expect(await credits.getRemaining(app.db, person, 'headshot')).toBe(2)
  await credits.openRun(app.db, person, 'headshot')
  await expect.poll(() => heard).toEqual([person.id])
  stop()
})
