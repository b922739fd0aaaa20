import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAllChecks } from '#server/audit/run-checks.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import type { Person } from '../factories/person.ts'
import { signInAdmin } from '../factories/person.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'
import { createMaker, creditsLeft, generateAll, runOf, spend } from './studio.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
})
afterAll(async () => {
  await app.close()
  await gemini.close()
})

const judge = (person: Person, runId: string, verdict = 'bad', headers: Record<string, string> = {}) =>
  person.call('POST', `/api/runs/${runId}/feedback`, { body: { verdict, reason: 'half a face' }, headers })

async function finished(person: Person): Promise<string> {
  const runId = await spend(person)
  await generateAll(person, runId)
  return runId
}

test('only the owner can judge a run, once, after it has finished, for a day', async () => {
  const [person, stranger] = [await createMaker(app, 2), await createMaker(app)]
  const open = await spend(person)
  expect(await judge(person, open)).toMatchObject({ status: 409, body: { code: 'RUN_NOT_FINISHED' } })
  await person.call('POST', `/api/runs/${open}/cancel`)
  // The canceled run delivered nothing and its credit was refunded, so it takes no feedback.
  expect(await judge(person, open)).toMatchObject({ status: 409, body: { code: 'FEEDBACK_CLOSED' } })
  const runId = await finished(person)
  expect(await judge(stranger, runId)).toMatchObject({ status: 404 })
  expect(await judge(person, runId, 'awful')).toMatchObject({ status: 400 })
  expect(await judge(person, runId, 'good')).toEqual(
    expect.objectContaining({ status: 200, body: { refunded: false, remaining: 1 } }),
  )
  expect(await judge(person, runId)).toMatchObject({ status: 409, body: { code: 'ALREADY_EXISTS' } })
  expect((await runOf(person, runId)).verdict).toBe('good')

  const late = await finished(person)
  await app.pool.query(`update runs set finished_at = now() - interval '25 hours' where id = $1`, [late])
  expect(await judge(person, late)).toMatchObject({ status: 409, body: { code: 'FEEDBACK_CLOSED' } })
  expect(await runOf(person, late)).toMatchObject({ status: 'succeeded', refunded: false })
})

test('a bad verdict refunds the credit once, even if it is sent several times', async () => {
  const person = await createMaker(app, 1)
  const runId = await finished(person)
  const { url } = (await runOf(person, runId)).outputs[0]!
  const headers = { 'idempotency-key': 'once' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => judge(person, runId, 'bad', headers)))
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status, body } of answers) if (status === 200) expect(body).toEqual({ refunded: true, remaining: 1 })
  expect(await judge(person, runId)).toMatchObject({ status: 409 })
  expect(await creditsLeft(person)).toBe(1)
  expect(await runOf(person, runId)).toMatchObject({ status: 'refunded', refunded: true, verdict: 'bad' })
  expect((await runOf(person, runId)).outputs).toMatchObject(
    [1, 2, 3, 4].map(() => ({ status: 'error', url: null, error: expect.stringContaining('not usable') })),
  )
  expect((await app.call('GET', url!)).status).toBe(404)
  expect((await person.call('GET', '/api/creations')).body.creations).toEqual([])
})

test('three bad verdicts in thirty days refund their credits, also concurrent ones, and later ones only count', async () => {
  const person = await createMaker(app, 6)
  const runs: string[] = []
  for (let n = 0; n < 5; n++) runs.push(await finished(person))
  const answers = await Promise.all(runs.map((runId) => judge(person, runId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.filter(({ body }) => body.refunded)).toHaveLength(3)
  expect(await creditsLeft(person)).toBe(4)
  // After a month, earlier refunds must not count toward the limit.
  await app.pool.query(`update runs set verdict_at = now() - interval '31 days' where user_id = $1`, [person.user.id])
  expect((await judge(person, await finished(person))).body).toEqual({ refunded: true, remaining: 4 })

  const admin = await signInAdmin(app)
  const { by_mode } = (await admin.call('GET', '/api/admin/analytics')).body
  expect(by_mode[0]).toMatchObject({ mode: 'headshot', verdicts: { good: 1, bad: 7 } })
  const findings = await runAllChecks(app.db, { idleSeconds: app.env.RUN_IDLE_S })
  expect(findings.flatMap(({ faults }) => faults)).toEqual([])
})
