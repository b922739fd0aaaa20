import { type Bench, table } from './bench.ts'
import { openBenchDatabase } from './bench-database.ts'
import { percentile, timeAnswer } from './latency.ts'
import { startProduct } from './processes.ts'
import { seedDashboard } from './seed-dashboard.ts'

const SIZE = { people: 50_000, generations: 500_000, errors: 100_000 }
const ROUNDS = 20
const ADMIN = { ADMIN_EMAIL: 'admin@bench.example', ADMIN_PASSWORD: 'bench bench' }

const CALLS: readonly (readonly [what: string, path: string])[] = [
  ['users, first page', 'users'],
  ['users, page 900', 'users?page=900'],
  ['users, search that finds one', 'users?search=person49999@'],
  ['users, search that finds many', 'users?search=bench'],
  ['users, inactive', 'users?status=inactive'],
  ['analytics, all of it', 'analytics'],
  ['analytics, 30 days', `analytics?startDate=${daysAgo(30)}`],
  ['generations, first page', 'generations'],
  ['generations, page 9000', 'generations?page=9000'],
  ['generations, failed GIFs', 'generations?mode=gif&status=failed'],
  ['error logs, first page', 'error-logs'],
  ['error logs, open and critical', 'error-logs?resolved=false&severity=critical'],
  ['error figures', 'error-stats'],
]

/** The dashboard on the books of a large installation: a quick answer is one that nobody waits for. */
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
  const rows: string[][] = []
  for (const [what, path] of CALLS) {
    const times: number[] = []
    // One more than counts: the first reads from the disk what the others find in memory.
    for (let round = 0; round <= ROUNDS; round++) {
      times.push((await timeAnswer(`${url}/api/admin/${path}`, token)).totalMs)
    }
    const warm = times.slice(1)
    rows.push([what, percentile(warm, 0.5).toFixed(0), percentile(warm, 0.95).toFixed(0)])
  }
  const csv = await timeAnswer(`${url}/api/admin/export-csv`, token)
  return `${table([['call', 'p50 ms', 'p95 ms'], ...rows])}

${ROUNDS} calls each, one after another. The CSV of everything: first byte after ${csv.firstByteMs.toFixed(0)} ms, all ${(csv.bytes / 1e6).toFixed(0)} MB after ${(csv.totalMs / 1000).toFixed(1)} s.`
}

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
