import { setTimeout as sleep } from 'node:timers/promises'
import { startGeminiStandIn } from '../apps/server/test/stand-ins/gemini.ts'
import { type Bench, median, table } from './bench.ts'
import { openBenchDatabase } from './bench-database.ts'
import { peakDuring, residentBytes } from './memory.ts'
import { ADMIN, signUpMany } from './people.ts'
import { startProduct } from './processes.ts'
import { portrait } from './scale/tool-calls.ts'

const PEOPLE = 200
const ENGINE_MS = 3000
const WANTED_S = 30
/** Rounds after the first one. There are several, because a memory leak shows as growth from round to round. */
const ROUNDS = 3
/** Maximum ratio of the memory at rest after the last round to that after the second. */
const FLAT = 1.2

interface Answer {
  status: number
  seconds: number
}

async function look(url: string, token: string, photo: string): Promise<Answer> {
  const body = { mode: 'product', options: { shot: 1, aesthetic: 'Minimalist' }, productImageDataUrl: photo }
  const began = performance.now()
  const answer = await fetch(`${url}/api/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return { status: answer.status, seconds: (performance.now() - began) / 1000 }
}

export const crowd: Bench = {
  title: 'Crowd: 200 people at once, one worker',
  run: async () => {
    const database = await openBenchDatabase()
    const gemini = await startGeminiStandIn()
    gemini.always({ name: 'slow', delayMs: ENGINE_MS })
    const shared = {
      ...ADMIN,
      DATABASE_URL: database.url,
      RATE_LIMIT: 'off',
      WORKER_CONCURRENCY: String(PEOPLE),
      GEMINI_API_KEYS: 'key',
      GEMINI_BASE_URL: gemini.baseUrl,
    }
    const product = await startProduct(shared)
    try {
      const people = await signUpMany(product.url, PEOPLE)
      const photo = portrait()
      const rows: string[][] = []
      const rests: number[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const all = () => Promise.all(people.map((token) => look(product.url, token, photo)))
        const { result: answers, peak } = await peakDuring(product.url, all)
        await sleep(ENGINE_MS)
        rests.push(await residentBytes(product.url))
        const good = answers.filter(({ status }) => status === 200)
        const seconds = answers.map((answer) => answer.seconds)
        rows.push([
          round === 0 ? 'first' : `${round + 1}`,
          `${good.length}`,
          median(seconds).toFixed(1),
          Math.max(...seconds).toFixed(1),
          (peak / 1e6).toFixed(0),
          (rests[round]! / 1e6).toFixed(0),
        ])
      }
      const { rows: expired } = await database.pool.query(
        `select count(*)::int as n from runs where status not in ('succeeded', 'running', 'open')`,
      )
      const growth = rests.at(-1)! / rests[1]!
      return `${table([['round', 'answered', 'median s', 'last s', 'peak MB', 'MB at rest'], ...rows])}

${PEOPLE} people, one look each, an engine that takes ${ENGINE_MS / 1000} s; the last within ${WANTED_S} s is wanted. Runs that failed or expired: ${expired[0].n}.
Memory at rest after the last round is ${growth.toFixed(2)} times that after the second (at most ${FLAT} wanted).`
    } finally {
      await product.stop()
      await gemini.close()
      await database.drop()
    }
  },
}
