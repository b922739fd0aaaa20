import { createCreditsService } from '../../apps/server/src/features/credits/credits.service.ts'
import { createPlansService } from '../../apps/server/src/features/plans/plans.service.ts'
import { table } from '../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../bench-database.ts'

const PEOPLE = 10_000
const SPENDS = 4000
const CLIENTS = 4
/** `SCALE_ROWS=10000000` measures the largest; it takes minutes and some 3 GB. */
const SIZES = [10_000, Number(process.env.SCALE_ROWS ?? 1_000_000)]

/** Spends with a ledger of one size and of another, on one database. */
export async function measureLatency(): Promise<string> {
  const database = await openBenchDatabase()
  try {
    await prepare(database)
    const rows = [['ledger rows', 'people', 'p50 ms', 'p99 ms']]
    const p99s: number[] = []
    for (const size of SIZES) {
      await growTo(database, size)
      const times = await spend(database)
      p99s.push(at(times, 0.99))
      rows.push([
        size.toLocaleString('en'),
        PEOPLE.toLocaleString('en'),
        at(times, 0.5).toFixed(2),
        at(times, 0.99).toFixed(2),
      ])
    }
    const ratio = (p99s[1]! / p99s[0]!).toFixed(2)
    return `## A spend, by the size of the ledger\n\n${table(rows)}\n\n${SPENDS} spends by ${CLIENTS} clients at once, in one process. p99 is ${ratio} times that of the small ledger.`
  } finally {
    await database.drop()
  }
}

async function prepare({ pool }: BenchDatabase): Promise<void> {
  await pool.query(
    `insert into users (id, email) select n, n || '@example.com' from generate_series(1, $1::integer) n`,
    [PEOPLE],
  )
  await pool.query(
    `select grant_credits(n::text, 'bench', 'Bench', 'admin', null, 1000000, '{"headshot": 1000000}', null, false)
       from generate_series(1, $1::integer) n`,
    [PEOPLE],
  )
}

/** Rows as spends leave them; each belongs to a run of its own. */
async function growTo({ pool }: BenchDatabase, size: number): Promise<void> {
  const { rows } = await pool.query<{ n: string }>('select count(*) as n from ledger_entries')
  const missing = size - Number(rows[0]?.n)
  if (missing > 0) {
    await pool.query(
      `insert into ledger_entries (user_id, grant_id, mode, delta, kind, run_id)
         select g.user_id, g.id, 'headshot', -1, 'spend', gen_random_uuid()
           from generate_series(1, $1::integer) n join grants g on g.user_id = (1 + n % ${PEOPLE})::text`,
      [missing],
    )
  }
  await pool.query('vacuum analyze')
}

async function spend({ db, bus }: BenchDatabase): Promise<number[]> {
  const credits = createCreditsService({ bus, plans: createPlansService() })
  const times: number[] = []
  const one = async () => {
    const id = String(1 + Math.floor(Math.random() * PEOPLE))
    const begin = performance.now()
    await credits.openRun(db, { id, is_admin: false }, 'headshot')
    times.push(performance.now() - begin)
  }
  const client = async (count: number) => {
    for (let n = 0; n < count; n++) await one()
  }
  // Warm: plans are cached and pages are in memory, as on a server.
  await Promise.all(Array.from({ length: CLIENTS }, () => client(200)))
  times.length = 0
  await Promise.all(Array.from({ length: CLIENTS }, () => client(SPENDS / CLIENTS)))
  return times.toSorted((a, b) => a - b)
}

const at = (sorted: number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
