import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { createMaker, creditsLeft, generate, runOf, spend } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl, RUN_IDLE_S: '2' })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const handBack = (person: Person, runId?: string) =>
  person.call('POST', '/api/user/refund-credit', { body: { mode: 'headshot', ...(runId && { runId }) } })

test('a thousand refund calls without a refundable run create no credit', async () => {
  const person = await createMaker(app, 3)
  const { body } = await generate(person)
  const wishes = [undefined, body.runId, crypto.randomUUID(), 'x']
  for (let round = 0; round < 50; round++) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => handBack(person, wishes[n % 4])))
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_REFUND' } })
  }
  expect(await creditsLeft(person)).toBe(2)
})

test('an unused credit is refunded once, however many calls ask at once', async () => {
  const person = await createMaker(app, 2)
  const runId = await spend(person)
  const answers = await Promise.all(Array.from({ length: 16 }, () => handBack(person, runId)))
  const given = answers.filter(({ status }) => status === 200)
  expect(given).toHaveLength(1)
  expect(given[0]!.body).toEqual({ success: true, remaining: 2 })
  expect(await runOf(person, runId)).toMatchObject({ status: 'refunded', refunded: true })
  expect(await generate(person, { runId })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
})

test('a refund without a runId applies only to the newest run of the mode', async () => {
  const person = await createMaker(app, 2)
  const older = await spend(person)
  const newer = await spend(person)
  expect((await handBack(person)).status).toBe(200)
  expect(await runOf(person, newer)).toMatchObject({ status: 'refunded' })
  expect((await handBack(person)).status).toBe(409)
  expect(await runOf(person, older)).toMatchObject({ status: 'open' })
  const other = await person.call('POST', '/api/user/refund-credit', { body: { mode: 'gif', runId: older } })
  expect(other.status).toBe(409)
})

test('an idle run expires, and is refunded if it has no results', async () => {
  const person = await createMaker(app, 2)
  const idle = await spend(person)
  const begun = (await generate(person, { look: 1, runId: await spend(person) })).body.runId
  const statusOf = async (runId: string) => (await runOf(person, runId)).status
  await expect.poll(() => statusOf(idle)).toBe('expired')
  await expect.poll(() => statusOf(begun)).toBe('expired')
  expect(await runOf(person, idle)).toMatchObject({ refunded: true, outputs: [] })
  expect(await runOf(person, begun)).toMatchObject({ refunded: false, outputs: [{ status: 'done' }] })
  expect(await creditsLeft(person)).toBe(1)
  for (const runId of [idle, begun]) expect((await generate(person, { runId })).status).toBe(409)
})

test('a run whose work takes longer than the idle time is not idle', async () => {
  const person = await createMaker(app, 1)
  gemini.next({ name: 'slow', delayMs: 5000 })
  const answer = await generate(person)
  expect(answer).toMatchObject({ status: 200, body: { output: { status: 'done' } } })
})

test('if the worker of a retry vanishes, the run ends as it had ended before', async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  gemini.next('blocked')
  for (const look of [1, 2, 3, 4]) await generate(person, { runId, look })
  expect(await runOf(person, runId)).toMatchObject({ status: 'partial' })
  // Put the run into the state of a retry whose job was lost.
  await app.pool.query(`update outputs set status = 'pending', attempts = 2 where run_id = $1 and slot = 1`, [runId])
  await app.pool.query(`update runs set status = 'running', touched_at = now() - interval '1 minute' where id = $1`, [
    runId,
  ])
  await expect.poll(async () => (await runOf(person, runId)).status).toBe('partial')
  expect((await runOf(person, runId)).outputs[0]).toMatchObject({ status: 'error', attempts: 2 })
  expect(await creditsLeft(person)).toBe(0)
})
