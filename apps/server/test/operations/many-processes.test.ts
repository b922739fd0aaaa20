import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runAllChecks } from '#server/audit/run-checks.ts'
import { buildApp, type TestApp } from '../build-app.ts'
import { endPrograms, startServer } from '../processes/program.ts'
import { createMaker, headshot } from '../runs/studio.ts'
import { type S3Server, startS3 } from '../s3-server.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

const RUNS = 12

const gemini = await startGeminiStandIn()
let s3: S3Server
let app: TestApp
let other: TestApp
beforeAll(async () => {
  s3 = await startS3()
  app = await buildApp({ ROLE: 'api', ...s3.settings(), GEMINI_API_KEYS: 'key', GEMINI_BASE_URL: gemini.baseUrl })
  other = await app.another({})
})
afterEach(endPrograms)
afterAll(async () => {
  await other.close()
  await app.close()
  await gemini.close()
  await s3.close()
})

const startWorker = async () => {
  const worker = startServer({
    ...s3.settings(),
    ROLE: 'worker',
    DATABASE_URL: app.env.DATABASE_URL!,
    DATA_DIR: app.env.DATA_DIR,
    GEMINI_API_KEYS: 'key',
    GEMINI_BASE_URL: gemini.baseUrl,
  })
  await worker.says(/is ready at/)
  return worker
}

test('two api and two worker processes lose nothing when a worker is killed in the middle', {
  timeout: 120_000,
}, async () => {
  const person = await createMaker(app, RUNS)
  const [first] = await Promise.all([startWorker(), startWorker()])
  gemini.always({ name: 'slow', delayMs: 2000 })
  const options = { token: person.token, body: headshot(), headers: { prefer: 'respond-async' } }
  const taken = await Promise.all(
    Array.from({ length: RUNS }, (_, n) => (n % 2 ? app : other).call('POST', '/api/generate', options)),
  )
  expect(taken.map(({ status }) => status)).toEqual(Array(RUNS).fill(202))
  await expect.poll(() => gemini.calls.length).toBeGreaterThanOrEqual(RUNS - 2)
  first!.kill('SIGKILL')

  const count = async () =>
    (await app.pool.query(`select status, count(*)::int as n from outputs group by status`)).rows
  await expect.poll(count, { timeout: 60_000 }).toEqual([{ status: 'done', n: RUNS }])
  const { rows } = await app.pool.query(`select key from files where kind = 'output' and deleted_at is null`)
  expect(rows).toHaveLength(RUNS)
  const findings = await runAllChecks(app.db, { idleSeconds: 900 })
  expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([])
})
