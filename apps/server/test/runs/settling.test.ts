import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/db.ts'
import { type Delivery, type Effort, endOutput, type Failure } from '#server/features/runs/outputs.service.ts'
import { settleRun } from '#server/features/runs/run-rows.service.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { creditsOf, insertHolder } from '../factories/grant.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp()
})
afterAll(() => app.close())

type Status = 'pending' | 'done' | 'error'

const openWith = async (statuses: Status[], maxOutputs = statuses.length) => {
  const person = await insertHolder(app, { headshot: 1 })
  const { runId } = await creditsOf(app).openRun(app.db, person, 'headshot', { maxOutputs })
  await app.pool.query(`update runs set status = 'running' where id = $1`, [runId])
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into outputs (run_id, user_id, mode, slot, label, status, attempts, request)
     select $1, $2, 'headshot', n, 'Look', status, 1, '{}' from unnest($3::text[]) with ordinality as x (status, n)
     returning id`,
    [runId, person.id, statuses],
  )
  return { runId, ids: rows.map(({ id }) => id) }
}

const runOf = async (id: string) =>
  (await app.pool.query('select status, refunded from runs where id = $1', [id])).rows[0]

const settled = async (
  statuses: Status[],
  { maxOutputs, skipped = [] }: { maxOutputs?: number; skipped?: number[] },
) => {
  const { runId } = await openWith(statuses, maxOutputs)
  await transaction(app.db, (tx) => settleRun(tx, runId, skipped))
  return (await runOf(runId)).status
}

test('a run goes on while a slot is missing or being made', async () => {
  expect(await settled([], { maxOutputs: 1 })).toBe('running')
  expect(await settled(['done', 'error'], { maxOutputs: 3 })).toBe('running')
  expect(await settled(['done', 'pending'], {})).toBe('running')
})

test('the status of an ended run follows from its slots', async () => {
  expect(await settled(['done', 'done'], {})).toBe('succeeded')
  expect(await settled(['done', 'error'], {})).toBe('partial')
  expect(await settled(['error', 'error'], {})).toBe('failed')
})

test('slots that only a model can make are not waited for', async () => {
  expect(await settled(['done', 'done'], { maxOutputs: 4, skipped: [4] })).toBe('running')
  expect(await settled(['done', 'done', 'done'], { maxOutputs: 4, skipped: [4] })).toBe('succeeded')
  expect(await settled(['error', 'error', 'error'], { maxOutputs: 4, skipped: [4] })).toBe('failed')
})

const EFFORT: Effort = { engine: 'openai', model: 'm', durationMs: 5, costMicrousd: 7 }
const NOTHING: Delivery = {
  ...{ content: null, understood: null, cutout: null, guard: null },
  ...{ fileId: null, width: null, height: null, bytes: null },
}
const FAILED: Failure = { errorCode: 'failed', error: 'It did not work.' }
const talliesOf = async () =>
  (
    await app.pool.query(
      `select status, sum(total)::int as total, sum(cost_microusd)::int as cost from output_tallies
        where mode = 'headshot' group by 1 having sum(total) <> 0 order by 1`,
    )
  ).rows

test('an attempt ends once, even if two processes end it', async () => {
  const { runId, ids } = await openWith(['pending', 'pending'])
  const [id = '', other = ''] = ids
  expect(await endOutput(app.db, { id, attempts: 2 }, EFFORT, NOTHING)).toBe(false)
  const both = [NOTHING, FAILED].map((end) => endOutput(app.db, { id, attempts: 1 }, EFFORT, end))
  expect((await Promise.all(both)).toSorted()).toEqual([false, true])
  expect(await runOf(runId)).toEqual({ status: 'running', refunded: false })
  await app.pool.query(`update runs set status = 'canceled' where id = $1`, [runId])
  expect(await endOutput(app.db, { id: other, attempts: 1 }, EFFORT, NOTHING)).toBe(false)
})

test('a run whose only attempt failed is refunded, and counts as an error in the statistics', async () => {
  const before = await talliesOf()
  const { runId, ids } = await openWith(['pending'])
  expect(await endOutput(app.db, { id: ids[0]!, attempts: 1 }, EFFORT, FAILED)).toBe(true)
  expect(await runOf(runId)).toEqual({ status: 'failed', refunded: true })
  const { rows } = await app.pool.query('select engine, error_code, cost_microusd from outputs where id = $1', [ids[0]])
  expect(rows).toEqual([{ engine: 'openai', error_code: 'failed', cost_microusd: '7' }])
  const errors = (rows: { status: string; total: number; cost: number }[]) =>
    rows.find(({ status }) => status === 'error')
  const [was, is] = [errors(before), errors(await talliesOf())]
  expect(is).toEqual({ status: 'error', total: (was?.total ?? 0) + 1, cost: (was?.cost ?? 0) + 7 })
})
