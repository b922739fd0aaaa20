import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { flatPng } from '../apps/server/test/hostile/lines.ts'
import { type Bench, median, table } from './bench.ts'
import { residentBytes } from './memory.ts'
import { ADMIN, signUp } from './people.ts'
import { startProduct } from './processes.ts'

const MB = 1024 * 1024
const PATHS = ['/api/auth/login', '/api/auth/register', '/api/auth/refresh', '/api/auth/reset-password']
const CALM_MS = 3000
const ROUNDS = 8

export const hostile: Bench = {
  title: 'Hostile requests',
  run: async () => {
    const { url, stop } = await startProduct({ ...ADMIN, RATE_LIMIT: 'off' })
    try {
      const token = await signUp(url)
      await visit(url, sleep(1000))
      const calm = await visit(url, sleep(CALM_MS))
      const atRest = await residentBytes(url)
      const statuses = new Set<number>()
      const beside = await visit(url, flood(url, statuses))
      await sleep(10_000)
      const left = (await residentBytes(url)) - atRest
      const lines = []
      for (const [width, height] of [[50_000_000, 1] as const, [1, 49_000_000] as const]) {
        lines.push([`${width}×${height}`, ...(await refusal(url, token, flatPng(width, height)))])
      }
      return `${table([
        ['another visitor', 'median ms', 'p95 ms'],
        ['while it is calm', ...calm.map(ms)],
        ['beside bodies of 30 MB', ...beside.map(ms)],
        ['ratio', ...beside.map((value, n) => (value / calm[n]!).toFixed(2))],
      ])}

The bodies (${PATHS.join(', ')}, ${ROUNDS} each) were answered ${[...statuses].sort().join(', ')} (0: closed while still being sent); ten seconds later the
process held ${(left / MB).toFixed(0)} MB more than at rest.

${table([['picture', 'bytes', 'status', 'median ms'], ...lines])}`
    } finally {
      await stop()
    }
  },
}

const ms = (value: number): string => value.toFixed(1)

/**
 * Sends one call after the other until `end` resolves.
 * @returns median and 95th percentile of the calls' duration in milliseconds
 */
async function visit(url: string, end: Promise<unknown>): Promise<[number, number]> {
  let going = true
  void end.finally(() => {
    going = false
  })
  const waits: number[] = []
  while (going) {
    const began = performance.now()
    await fetch(`${url}/api/plans`).then((answer) => answer.arrayBuffer())
    waits.push(performance.now() - began)
    await sleep(10)
  }
  await end
  const sorted = waits.toSorted((a, b) => a - b)
  return [median(waits), sorted[Math.floor(sorted.length * 0.95)]!]
}

async function flood(url: string, statuses: Set<number>): Promise<void> {
  const worker = new Worker(new URL('./flood.ts', import.meta.url), {
    workerData: { url, paths: PATHS, rounds: ROUNDS },
  })
  const [seen] = (await once(worker, 'message')) as [number[]]
  for (const status of seen) statuses.add(status)
}

async function refusal(url: string, token: string, picture: Buffer): Promise<string[]> {
  const body = JSON.stringify({
    mode: 'headshot',
    prompt: '',
    productImageDataUrl: `data:image/png;base64,${picture.toString('base64')}`,
    options: { attire: 'Corporate' },
  })
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const waits: number[] = []
  let status = 0
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/generate`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    waits.push(performance.now() - began)
    status = answer.status
  }
  return [String(picture.length), String(status), ms(median(waits))]
}
