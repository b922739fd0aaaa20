import { type Bench, table } from './bench.ts'
import { openBenchDatabase } from './bench-database.ts'
import { percentile, timeAnswer } from './latency.ts'
import { peakDuring, residentBytes } from './memory.ts'
import { startProduct } from './processes.ts'
import { seedDashboard } from './seed-dashboard.ts'

const SIZE = { people: 50_000, generations: 500_000, errors: 100_000 }
const ROUNDS = 20
/** Pause in ms after each received chunk. Chunks have more than 100 kB, so the reader takes about 1 MB per second. */
const SLOW_PAUSE_MS = 100
const ADMIN = { ADMIN_EMAIL: 'admin@bench.example', ADMIN_PASSWORD: 'bench bench' }

const CALLS: readonly (readonly [what: string, path: string])[] = [
  ['users, first page', 'users'],
  ['users, page 900', 'users?page=900'],
  ['users, search that finds one', 'users?search=person49999@'],
  ['users, search that finds many', 'users?search=bench'],
  ['users, inactive', 'users?status=inactive'],
  ['analytics, all of it', 'analytics'],
  ['analytics, 30 days', `analytics?startDate=${daysAgo(30)}`],
  ['analytics, 90 days beside 90 before', `analytics?startDate=${daysAgo(90)}&endDate=${daysAgo(0)}`],
  ['payments, search that finds one', 'payments?search=bench-49996'],
  ['payments, search that finds none', 'payments?search=nothing'],
  ['a customer', 'users/bench-400'],
  ['a customer’s runs', 'users/bench-400/runs?limit=10'],
  ['generations, first page', 'generations'],
  ['generations, page 9000', 'generations?page=9000'],
  ['generations, failed GIFs', 'generations?mode=gif&status=failed'],
  ['error logs, first page', 'error-logs'],
  ['error logs, open and critical', 'error-logs?resolved=false&severity=critical'],
  ['error figures', 'error-stats'],
]

export const dashboard: Bench = {
  title: 'Dashboard: 50,000 people, 500,000 generations, 100,000 error logs',
  run: async () => {
    const database = await openBenchDatabase()
    try {
      await seedDashboard(database.pool, SIZE)
      const product = await startProduct({ ...ADMIN, DATABASE_URL: database.url, RATE_LIMIT: 'off' })
      try {
        return await measure(product.url)
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
    }
  },
}

async function measure(url: string): Promise<string> {
  const token = await logIn(url)
  // Measure the download first, because spare heap left by other work would hide its memory use.
  const csv = await measureCsv(url, token)
  const rows: string[][] = []
  for (const [what, path] of CALLS) {
    const times: number[] = []
    // The first round reads from disk and does not count.
    for (let round = 0; round <= ROUNDS; round++) {
      times.push((await timeAnswer(`${url}/api/admin/${path}`, token)).totalMs)
    }
    const warm = times.slice(1)
    rows.push([what, percentile(warm, 0.5).toFixed(0), percentile(warm, 0.95).toFixed(0)])
  }
  return `${table([['call', 'p50 ms', 'p95 ms'], ...rows])}

${ROUNDS} calls each, one after another.

${csv}`
}

async function measureCsv(url: string, token: string): Promise<string> {
  const rows: string[][] = []
  for (const [what, query, pauseMs] of [
    ['30 days, as fast as it comes', `?startDate=${daysAgo(30)}`, 0],
    ['everything, as fast as it comes', '', 0],
    ['everything, slowly', '', SLOW_PAUSE_MS],
  ] as const) {
    const before = await residentBytes(url)
    const read = () => timeAnswer(`${url}/api/admin/export-csv${query}`, token, pauseMs)
    const { result, peak } = await peakDuring(url, read)
    const { firstByteMs, totalMs, bytes } = result
    const times = [firstByteMs.toFixed(0), (totalMs / 1000).toFixed(1)]
    rows.push([what, ...times, mb(bytes), mb(before), mb(peak), (peak / before).toFixed(2)])
  }
  return `${table([['CSV', 'first byte ms', 'all of it s', 'MB', 'memory before MB', 'peak MB', 'ratio'], ...rows])}

Memory is the resident set of the whole product, looked at every 100 ms; the files are read one after another, right after the start.`
}

const mb = (bytes: number): string => (bytes / 1e6).toFixed(0)

async function logIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
