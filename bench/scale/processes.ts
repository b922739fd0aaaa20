import { setTimeout as sleep } from 'node:timers/promises'
import { startS3 } from '../../apps/server/test/s3-server.ts'
import { startGeminiStandIn } from '../../apps/server/test/stand-ins/gemini.ts'
import { table } from '../bench.ts'
import { openBenchDatabase } from '../bench-database.ts'
import { ADMIN, signUpMany } from '../people.ts'
import { startProduct } from '../processes.ts'
import { portrait } from './tool-calls.ts'

const ENGINE_MS = 8000
/** Jobs that a worker runs at once. With so few, the engine limits the throughput, and not the processors. */
const AT_ONCE = 4
const RUNS = 32
/** The runs come from several users, because the workers limit how many jobs of one user run at once. */
const PEOPLE = 8
const KILLED = { engineMs: 3000, runs: 8 }

export async function measureProcesses(): Promise<string> {
  const rows = [['processes', `jobs a second, ${AT_ONCE} at once a worker`, 'ratio']]
  const one = await jobsASecond(1)
  const two = await jobsASecond(2)
  rows.push(['1 api, 1 worker', one.toFixed(2), '1'], ['2 api, 2 workers', two.toFixed(2), (two / one).toFixed(2)])
  const note = `An engine that takes ${ENGINE_MS / 1000} s; ${RUNS} headshots of one look by ${PEOPLE} people. One worker could do ${AT_ONCE / (ENGINE_MS / 1000)} a second at most.`
  const killed = `Of two workers with ${KILLED.runs} jobs at an engine that takes ${KILLED.engineMs / 1000} s one was killed with \`kill -9\`: ${(await secondsAfterKill()).toFixed(1)} s later every job was done.`
  return `## Processes beside each other\n\n${table(rows)}\n\n${note}\n\n${killed}`
}

async function jobsASecond(count: number): Promise<number> {
  const cluster = await openCluster(count, ENGINE_MS)
  try {
    await cluster.generate(RUNS)
    await cluster.startWorkers()
    const began = performance.now()
    await cluster.allDone()
    return RUNS / ((performance.now() - began) / 1000)
  } finally {
    await cluster.close()
  }
}

async function secondsAfterKill(): Promise<number> {
  const cluster = await openCluster(2, KILLED.engineMs)
  try {
    const [first] = await cluster.startWorkers()
    await cluster.generate(KILLED.runs)
    while (cluster.engineCalls() < KILLED.runs) await sleep(20)
    process.kill(first!.pid, 'SIGKILL')
    const began = performance.now()
    await cluster.allDone()
    return (performance.now() - began) / 1000
  } finally {
    await cluster.close()
  }
}

async function openCluster(count: number, engineMs: number) {
  const database = await openBenchDatabase()
  const s3 = await startS3()
  const gemini = await startGeminiStandIn()
  gemini.always({ name: 'slow', delayMs: engineMs })
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
  const running = await start('api')
  const urls = running.map(({ url }) => url)
  const tokens = await signUpMany(urls[0]!, PEOPLE)
  const body = { mode: 'headshot', prompt: '', productImageDataUrl: portrait(), options: { attire: 'Corporate' } }
  const left = async () =>
    Number((await database.pool.query(`select count(*) as n from outputs where status = 'pending'`)).rows[0].n)

  return {
    engineCalls: (): number => gemini.calls.length,
    async generate(runs: number): Promise<void> {
      for (let n = 0; n < runs; n++) {
        const answer = await fetch(`${urls[n % count]}/api/generate`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${tokens[n % PEOPLE]}`,
            prefer: 'respond-async',
          },
          body: JSON.stringify(body),
        })
        if (answer.status !== 202) throw new Error(`a run was not taken in: ${answer.status} ${await answer.text()}`)
      }
    },
    async startWorkers() {
      const workers = await start('worker')
      running.push(...workers)
      return workers
    },
    async allDone(): Promise<void> {
      while ((await left()) > 0) await sleep(50)
    },
    async close(): Promise<void> {
      await Promise.all(running.map(({ stop }) => stop()))
      await gemini.close()
      await s3.close()
      await database.drop()
    },
  }
}
