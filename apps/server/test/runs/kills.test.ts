import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { buildApp, type TestApp } from '../build-app.ts'
import { killRounds } from '../processes/kill-rounds.ts'
import { endPrograms } from '../processes/program.ts'
import { startGeminiStandIn } from '../stand-ins/gemini.ts'

const gemini = await startGeminiStandIn()
let app: TestApp
beforeAll(async () => {
  app = await buildApp({ ROLE: 'api' })
})
afterEach(endPrograms)
afterAll(async () => {
  await app.close()
  await gemini.close()
})

test('killed in the middle of calls with keys: one run and one credit a key', { timeout: 300_000 }, async () => {
  gemini.always({ name: 'slow', delayMs: 300 })
  const port = await freePort()
  const report = await killRounds({
    database: app,
    url: `http://127.0.0.1:${port}`,
    env: {
      PORT: String(port),
      DATABASE_URL: app.env.DATABASE_URL!,
      DATA_DIR: app.env.DATA_DIR,
      GEMINI_API_KEYS: 'key',
      GEMINI_BASE_URL: gemini.baseUrl,
      RATE_LIMIT: 'off',
    },
    rounds: 2,
    calls: 12,
  })
  expect(report).toEqual({
    rounds: 2,
    keys: 24,
    ...{ refused: 0, changed: 0, secondRuns: 0, wrongCredits: 0, doubled: 0, lost: 0, faults: [] },
  })
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
