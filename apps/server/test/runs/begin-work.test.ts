import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { createMaker, creditsLeft, generate, runOf, statuses } from './studio.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildApp({ ROLE: 'api' })
})
afterAll(() => app.close())

const later = { headers: { prefer: 'respond-async' } }

/** Changes the run in an open transaction and starts the call. Commits once the call waits for the transaction. */
async function changedMeanwhile<Answer>(runId: string, change: string, call: () => Promise<Answer>): Promise<Answer> {
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query(change, [runId])
    const answer = call()
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%begin_work%'`
    await expect.poll(async () => (await app.pool.query(waiting)).rows[0].n).toBe(1)
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}

const end = `update runs set status = 'canceled', refunded = true, finished_at = now() where id = $1`

test('a run that ends while a call waits for it takes no more work', async () => {
  const person = await createMaker(app, 3)
  const { body } = await generate(person, { look: 1 }, later)
  const fill = () => generate(person, { look: 2, runId: body.runId }, later)
  expect(await changedMeanwhile(body.runId, end, fill)).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
  expect((await runOf(person, body.runId)).outputs).toHaveLength(1)
  expect(await creditsLeft(person)).toBe(2)
})

test('a slot that another call takes meanwhile is not taken twice', async () => {
  const person = await createMaker(app, 3)
  const { body } = await generate(person, { look: 1 }, later)
  const take = `with held as (select * from runs where id = $1 for no key update)
    insert into outputs (run_id, user_id, mode, slot, label, attempts, status, request)
    select id, user_id, mode, 2, 'two', 1, 'pending', '{"request": {}, "inputs": {}}' from held`
  const fill = () => generate(person, { look: 2, runId: body.runId }, later)
  expect(await changedMeanwhile(body.runId, take, fill)).toMatchObject({
    status: 409,
    body: { code: 'OUTPUT_EXISTS' },
  })
  expect((await runOf(person, body.runId)).outputs).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
})

test('a call that names no run opens one if the one it chose ends meanwhile', async () => {
  const person = await createMaker(app, 3)
  const { body } = await generate(person, { look: 1 }, later)
  const fill = () => generate(person, { look: 2 }, later)
  const answer = await changedMeanwhile(body.runId, end, fill)
  expect(answer.status).toBe(202)
  expect(answer.body.runId).not.toBe(body.runId)
  expect(await creditsLeft(person)).toBe(1)
})

test('calls with their own pictures that arrive together open a run each, as long as there are credits', async () => {
  const person = await createMaker(app, 5)
  const answers = await Promise.all(Array.from({ length: 12 }, () => generate(person, { look: 1 }, later)))
  const begun = answers.filter(({ status }) => status === 202)
  expect(statuses(answers).filter((status) => status !== 202)).toEqual(Array(7).fill(402))
  expect(new Set(begun.map(({ body }) => body.runId)).size).toBe(5)
  expect(await creditsLeft(person)).toBe(0)
  const { rows } = await app.pool.query(
    `select count(*)::int as jobs, count(distinct data->>'outputId')::int as outputs from pgboss.job where group_id = $1`,
    [person.user.id],
  )
  expect(rows).toEqual([{ jobs: 5, outputs: 5 }])
})
