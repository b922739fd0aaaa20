import { startS3 } from '../../apps/server/test/s3-server.ts'
import { startGeminiStandIn } from '../../apps/server/test/stand-ins/gemini.ts'
import { table } from '../bench.ts'
import { openBenchDatabase } from '../bench-database.ts'
import { ADMIN, signUp } from '../people.ts'
import { startProduct } from '../processes.ts'
import { portrait } from './portrait.ts'

const ENGINE_MS = 8000
/** Few enough to wait for the engine and not for these processors. */
const AT_ONCE = 8
const RUNS = 32

/** One api and one worker, then two of each, on one database and one S3 store, where the engine keeps everybody waiting. */
export async function measureProcesses(): Promise<string> {
  const rows = [['processes', `jobs a second, ${AT_ONCE} at once a worker`, 'ratio']]
  const one = await jobsASecond(1)
  const two = await jobsASecond(2)
  rows.push(['1 api, 1 worker', one.toFixed(2), '1'], ['2 api, 2 workers', two.toFixed(2), (two / one).toFixed(2)])
  const note = `An engine that takes ${ENGINE_MS / 1000} s; ${RUNS} headshots of one look. One worker could do ${AT_ONCE / (ENGINE_MS / 1000)} a second at most.`
  return `## Processes beside each other\n\n${table(rows)}\n\n${note}`
}

async function jobsASecond(count: number): Promise<number> {
  const database = await openBenchDatabase()
  const s3 = await startS3()
  const gemini = await startGeminiStandIn()
  gemini.always({ name: 'slow', delayMs: ENGINE_MS })
  const shared = {
    ...ADMIN,
    ...s3.settings(),
    DATABASE_URL: database.url,
    RATE_LIMIT: 'off',
    WORKER_CONCURRENCY: String(AT_ONCE),
    GEMINI_API_KEYS: 'key',
    GEMINI_BASE_URL: gemini.baseUrl,
  }
  const start = (ROLE: string) => Promise.all(Array.from({ length: count }, () => startProduct({ ...shared, ROLE })))
  const apis = await start('api')
  try {
    const token = await signUp(apis[0]!.url)
    const body = { mode: 'headshot', prompt: '', productImageDataUrl: portrait(), options: { attire: 'Corporate' } }
    for (let n = 0; n < RUNS; n++) {
      const answer = await fetch(`${apis[n % count]!.url}/api/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, prefer: 'respond-async' },
        body: JSON.stringify(body),
      })
      if (answer.status !== 202) throw new Error(`a run was not taken in: ${answer.status} ${await answer.text()}`)
    }
    const workers = await start('worker')
    const begin = performance.now()
    const left = async () =>
      Number((await database.pool.query(`select count(*) as n from outputs where status = 'pending'`)).rows[0].n)
    while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 50))
    const seconds = (performance.now() - begin) / 1000
    await Promise.all(workers.map(({ stop }) => stop()))
    return RUNS / seconds
  } finally {
    await Promise.all(apis.map(({ stop }) => stop()))
    await gemini.close()
    await s3.close()
    await database.drop()
  }
}
