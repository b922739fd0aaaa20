import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { endPrograms, startServer } from '../processes/program.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { createMaker, creditsLeft, generate, generateAll, runOf, spend, statuses } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ ROLE: 'api', GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterEach(endPrograms)
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const startWorker = async () => {
  const { DATABASE_URL, DATA_DIR, GEMINI_API_KEYS, GEMINI_BASE_URL } = app.env
  const worker = startServer({
    ROLE: 'worker',
    DATABASE_URL: DATABASE_URL!,
    DATA_DIR,
    GEMINI_API_KEYS: GEMINI_API_KEYS.join(','),
    GEMINI_BASE_URL: GEMINI_BASE_URL!,
  })
  await worker.says(/is ready at/)
  return worker
}

test('an API process queues the work, and a worker that starts later does it', async () => {
  const person = await createMaker(app)
  const async = { headers: { prefer: 'respond-async' } }
  const { body } = await generate(person, {}, async)
  expect((await runOf(person, body.runId)).outputs).toMatchObject([{ status: 'pending' }])
  await startWorker()
  await expect.poll(async () => (await runOf(person, body.runId)).outputs[0]?.status).toBe('done')
})

test('an api and a worker do the main job together', async () => {
  await startWorker()
  const person = await createMaker(app)
  const runId = await spend(person)
  expect(statuses(await generateAll(person, runId))).toEqual([200, 200, 200, 200])
  expect(await runOf(person, runId)).toMatchObject({ status: 'succeeded' })
})

test('the work of a worker that is killed comes back, and is delivered once', { timeout: 240_000 }, async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  const worker = await startWorker()
  gemini.reset()
  gemini.always('hang')
  const answers = generateAll(person, runId)
  await expect.poll(() => gemini.calls.length).toBe(4)
  worker.kill('SIGKILL')
  await worker.ended
  gemini.always(null)
  await startWorker()

  expect(statuses(await answers)).toEqual([200, 200, 200, 200])
  const run = await runOf(person, runId)
  expect(run).toMatchObject({ status: 'succeeded', refunded: false })
  expect(run.outputs.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1])
  const { rows } = await app.pool.query(`select from files where run_id = $1 and kind = 'output'`, [runId])
  expect(rows).toHaveLength(4)
  expect(await creditsLeft(person)).toBe(0)
})

test('a slot that kills its worker time and again is given up, and the credit comes back', async () => {
  const person = await createMaker(app, 1)
  const async = { headers: { prefer: 'respond-async' } }
  const { body } = await generate(person, {}, async)
  // Put the job into the state after two crashes of its worker.
  await app.pool.query(
    `update pgboss.job set retry_count = 1, started_on = now(), state = 'retry' where name = 'ask-engine' and state = 'created'`,
  )
  const calls = gemini.calls.length
  await startWorker()
  await expect.poll(async () => (await runOf(person, body.runId)).outputs[0]?.status).toBe('error')
  expect(gemini.calls).toHaveLength(calls)
})
