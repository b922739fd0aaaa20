import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobOf } from '#server/modes/jobs.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { createMaker, creditsLeft, generate, runOf, spend } from './studio.ts'

// These tests make the last slot of the headshot tool need an AI model.
const job = jobOf('headshot')

let app: TestApp
beforeAll(async () => {
  job.needsAi = (_, slot) => slot === 4
  app = await buildApp()
})
afterAll(async () => {
  delete job.needsAi
  await app.close()
})

test('what only a model can make is refused by the built-in engine before anything is spent', async () => {
  const person = await createMaker(app, 1)
  expect(await generate(person, { look: 4 })).toMatchObject({ status: 422, body: { code: 'NEEDS_AI' } })
  expect(await creditsLeft(person)).toBe(1)
  expect((await person.call('GET', '/api/runs?status=open')).body.total).toBe(0)
})

test('an output that needs a model uses no slot, and the run succeeds with the others', {
  timeout: 240_000,
}, async () => {
  const person = await createMaker(app, 1)
  const runId = await spend(person)
  expect(await generate(person, { look: 4, runId })).toMatchObject({ status: 422, body: { code: 'NEEDS_AI' } })
  await Promise.all([1, 2, 3].map((look) => generate(person, { look, runId })))
  expect(await runOf(person, runId)).toMatchObject({ status: 'succeeded', outputs: [{}, {}, {}] })
  expect(await generate(person, { runId })).toMatchObject({ status: 409, body: { code: 'RUN_COMPLETE' } })
})

test('a model makes such an output like any other', async () => {
  const gemini = await startGeminiStandIn()
  const withAi = await app.another({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl, ROLE: 'all' })
  // Close the first process, which has no AI model and would otherwise take the job.
  await app.app.close()
  const person = await createMaker(withAi, 1)
  expect((await generate(person, { look: 4 })).body).toMatchObject({ engine: 'gemini', output: { index: 4 } })
  await withAi.close()
  await gemini.close()
})
