import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { startOpenAiStandIn } from '../stand-ins/openai.ts'
import { createMaker, creditsLeft, generate, generateAll, runOf, spend, statuses } from './studio.ts'

const gemini = await startGeminiStandIn()
const openai = await startOpenAiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({
    GEMINI_API_KEYS: 'key-one',
    GEMINI_BASE_URL: gemini.baseUrl,
    OPENAI_API_KEY: 'sk-one',
    OPENAI_BASE_URL: `${openai.origin}/v1`,
    IMAGE_ENGINE: 'gemini',
    PROVIDER_TIMEOUT_S: '4',
  })
})
beforeEach(() => {
  gemini.reset()
  openai.reset()
})
afterAll(async () => {
  await app.close()
  await gemini.close()
  await openai.close()
})

const SENTENCE = 'An error occurred. Please try again.'

test('all four looks failing give exactly one credit back, and say so', async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  gemini.always('blocked')
  const answers = await generateAll(person, runId)
  expect(statuses(answers)).toEqual([502, 502, 502, 502])
  for (const { body } of answers) expect(body).toMatchObject({ error: SENTENCE, code: 'PROVIDER_FAILED', runId })
  expect(answers.filter(({ body }) => body.refunded)).not.toHaveLength(0)
  expect(await runOf(person, runId)).toMatchObject({ status: 'failed', refunded: true })
  expect(await creditsLeft(person)).toBe(1)
  const { rows } = await app.pool.query(`select from ledger_entries where run_id = $1 and kind = 'refund'`, [runId])
  expect(rows).toHaveLength(1)

  gemini.always(null)
  const late = await generate(person, { runId, look: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
  const refund = await person.call('POST', '/api/user/refund-credit', { body: { mode: 'headshot', runId } })
  expect(refund).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_REFUND' } })
})

test('a blocked picture is never tried again, and never shown to another engine', async () => {
  const person = await createMaker(app, 1)
  gemini.always('image-safety')
  expect(await generate(person)).toMatchObject({ status: 502, body: { code: 'PROVIDER_FAILED', refunded: false } })
  expect(gemini.calls).toHaveLength(1)
  expect(openai.calls).toHaveLength(0)
})

test('if the chosen engine fails, the other one makes the look and is named in the response', async () => {
  const person = await createMaker(app, 1)
  gemini.always('forbidden')
  const answer = await generate(person)
  expect(answer).toMatchObject({
    status: 200,
    body: { engine: 'openai', model: 'gpt-image-1', output: { engine: 'openai' } },
  })
  const { rows } = await app.pool.query(
    'select engine, model, duration_ms, cost_microusd::float8 as cost from outputs where run_id = $1',
    [answer.body.runId],
  )
  expect(rows[0]).toMatchObject({ engine: 'openai', model: 'gpt-image-1', duration_ms: expect.any(Number) })
  expect(rows[0].cost).toBeGreaterThan(0)
})

test('a damaged picture is not stored, and the intact one after it is delivered', async () => {
  const person = await createMaker(app, 1)
  gemini.always('forbidden')
  openai.next('damaged-jpeg', 'jpeg')
  const { status, body } = await generate(person)
  expect(status).toBe(200)
  expect(openai.calls).toHaveLength(2)
  const { rows } = await app.pool.query(
    `select deleted_at is not null as dropped, bytes::integer from files
      where run_id = $1 and kind = 'output' order by created_at`,
    [body.runId],
  )
  expect(rows).toEqual([
    { dropped: true, bytes: expect.any(Number) },
    { dropped: false, bytes: body.output.bytes },
  ])
  const picture = await app.call('GET', body.imageUrl)
  expect(picture.body).toHaveLength(body.output.bytes)
})

test('with every engine out of quota there is no built-in fallback, and no detail of the provider is revealed', async () => {
  const person = await createMaker(app, 1)
  gemini.always('forbidden')
  openai.always('insufficient-quota')
  const answer = await generate(person)
  expect(answer).toMatchObject({ status: 503, body: { error: SENTENCE, code: 'PROVIDER_FAILED' } })
  expect(JSON.stringify(answer.body)).not.toMatch(/key|quota|gemini|openai/i)
  const { rows } = await app.pool.query(`select message from error_logs where service_type = 'gemini'`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('key-one')
})

test('a provider that hangs is cut off in time', async () => {
  const person = await createMaker(app, 1)
  gemini.always('hang')
  openai.always('hang')
  const answer = await generate(person)
  expect(answer).toMatchObject({ status: 504, body: { error: SENTENCE, code: 'PROVIDER_TIMEOUT', refunded: false } })
  expect(gemini.calls.every(({ aborted }) => aborted)).toBe(true)
})

test('a failed look may be tried again twice, and turns a partial run into a whole one', async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  gemini.next('blocked', 'blocked')
  expect((await generate(person, { runId, look: 2 })).status).toBe(502)
  expect((await generate(person, { runId, look: 2 })).status).toBe(502)
  for (const look of [1, 3, 4]) expect((await generate(person, { runId, look })).status).toBe(200)
  expect(await runOf(person, runId)).toMatchObject({ status: 'partial', refunded: false })

  const third = await generate(person, { runId, look: 2, productImageDataUrl: undefined })
  expect(third).toMatchObject({ status: 200, body: { output: { index: 2, attempts: 3, error: null } } })
  expect(await runOf(person, runId)).toMatchObject({ status: 'succeeded' })
  expect(await creditsLeft(person)).toBe(0)
})

test('a look can be tried three times, and no look can be retried after a quarter of an hour', async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  expect((await generate(person, { runId, look: 1 })).status).toBe(200)
  gemini.always('blocked')
  for (const look of [2, 2, 2, 3, 4]) expect((await generate(person, { runId, look })).status).toBe(502)
  expect(await generate(person, { runId, look: 2 })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
  expect(await runOf(person, runId)).toMatchObject({ status: 'partial' })

  gemini.always(null)
  await app.pool.query(`update runs set finished_at = now() - interval '15 minutes' where id = $1`, [runId])
  expect(await generate(person, { runId, look: 3 })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
})

test('cancel stops the work at the provider, and gives the credit back where nothing was delivered', async () => {
  const person = await createMaker(app, 1)
  gemini.always('hang')
  const asked = generate(person)
  await expect.poll(() => gemini.calls.length).toBe(1)
  const { rows } = await app.pool.query('select id from runs where user_id = $1', [person.user.id])
  const canceled = await person.call('POST', `/api/runs/${rows[0].id}/cancel`)
  expect(canceled.body).toMatchObject({ status: 'canceled', refunded: true, outputs: [{ status: 'error' }] })
  expect(await asked).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE', refunded: true } })
  await expect.poll(() => gemini.calls[0]!.aborted).toBe(true)
  expect(openai.calls).toHaveLength(0)
  expect(await creditsLeft(person)).toBe(1)

  const again = await person.call('POST', `/api/runs/${rows[0].id}/cancel`)
  expect(again).toMatchObject({ status: 200, body: { status: 'canceled' } })
  expect(await creditsLeft(person)).toBe(1)
})

test('a run that delivered something keeps its credit when it is canceled', async () => {
  const person = await createMaker(app, 1)
  const { body } = await generate(person)
  const canceled = await person.call('POST', `/api/runs/${body.runId}/cancel`)
  expect(canceled.body).toMatchObject({ status: 'canceled', refunded: false, outputs: [{ status: 'done' }] })
  expect(await creditsLeft(person)).toBe(0)
  expect(await generate(person, { runId: body.runId })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
})

test('a repeat with the key of a failed call gets the same error and status', async () => {
  const person = await createMaker(app, 1)
  gemini.always('forbidden')
  openai.always('insufficient-quota')
  const headers = { 'idempotency-key': 'again' }
  const first = await generate(person, {}, { headers })
  const calls = gemini.calls.length
  const second = await generate(person, {}, { headers })
  expect(second.status).toBe(503)
  expect(second.body).toEqual(first.body)
  expect(gemini.calls).toHaveLength(calls)
})
