import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { createMaker, creditsLeft, generate, generateAll, spend } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl, RATE_LIMIT: 'on' })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

test('runs canceled after an AI engine started count, others do not', async () => {
  const person = await createMaker(app, 12)
  for (let n = 0; n < 10; n++) {
    await person.call('POST', `/api/runs/${await spend(person)}/cancel`)
  }
  gemini.always('hang')
  const async = { headers: { prefer: 'respond-async' } }
  for (let n = 0; n < 10; n++) {
    const calls = gemini.calls.length
    const { body, status } = await generate(person, {}, async)
    expect(status).toBe(202)
    await expect.poll(() => gemini.calls.length).toBe(calls + 1)
    expect((await person.call('POST', `/api/runs/${body.runId}/cancel`)).body).toMatchObject({ refunded: true })
  }
  gemini.always(null)
  expect(await generate(person)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(await creditsLeft(person)).toBe(12)
})

test('after ten refunded failures in an hour AI engines are out of reach for that person', async () => {
  const person = await createMaker(app, 12)
  gemini.reset()
  gemini.always('blocked')
  for (let n = 0; n < 10; n++) await generateAll(person, await spend(person))
  const calls = gemini.calls.length
  expect(calls).toBe(40)

  for (const answer of [
    await generate(person),
    await person.call('POST', '/api/user/use-credit', { body: { mode: 'headshot' } }),
  ]) {
    expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000)
  }
  expect(gemini.calls).toHaveLength(calls)
  expect(await creditsLeft(person)).toBe(12)
  gemini.always(null)
  expect((await generate(await createMaker(app))).status).toBe(200)

  await app.pool.query(`update runs set finished_at = finished_at - interval '61 minutes' where user_id = $1`, [
    person.user.id,
  ])
  expect((await generate(person)).status).toBe(200)
})
