import { createCreditsService } from '../../apps/server/src/features/credits/credits.service.ts'
import { createPlansService } from '../../apps/server/src/features/plans/plans.service.ts'
import { withClient } from '../../apps/server/src/infra/db/connect.ts'
import { APP, clusterIn, SUPERUSER, urlOf } from '../../apps/server/src/infra/db/embedded/cluster.ts'
import { keptPassword } from '../../apps/server/src/infra/db/embedded/secrets.ts'
import { median, table } from '../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../bench-database.ts'

const SPENDS = 4000
const ROUNDS = 5
const CLIENTS = 4
/** Rows of the large ledger. `SCALE_ROWS=10000000` takes minutes and about 5 GB. */
const LARGE = Number(process.env.SCALE_ROWS ?? 1_000_000)
const SIZES = [
  { rows: 10_000, people: 10_000 },
  { rows: LARGE, people: Math.max(10_000, LARGE / 10) },
]

/** Rounds with a small and a large ledger alternate, so that other load on the machine affects both equally. */
export async function measureLatency(): Promise<string> {
  const databases: BenchDatabase[] = []
  try {
    for (const size of SIZES) {
      const database = await openBenchDatabase()
      databases.push(database)
      await growTo(database, size)
    }
    const rounds: number[][][] = SIZES.map(() => [])
    for (let round = 0; round < ROUNDS; round++) {
      for (const [n, { people }] of SIZES.entries()) rounds[n]!.push(await spend(databases[n]!, people))
    }
    const p50s = rounds.map((all) => median(all.map((times) => at(times, 0.5))))
    const p99s = rounds.map((all) => median(all.map((times) => at(times, 0.99))))
    const rows = SIZES.map(({ rows: count, people }, n) => [
      count.toLocaleString('en'),
      people.toLocaleString('en'),
      p50s[n]!.toFixed(2),
      p99s[n]!.toFixed(2),
    ])
    const ratio = (p99s[1]! / p99s[0]!).toFixed(2)
    return `## A spend, by the size of the ledger\n\n${table([['ledger rows', 'people', 'p50 ms', 'p99 ms'], ...rows])}\n\n${SPENDS} spends by ${CLIENTS} clients at once, in one process; medians of ${ROUNDS} rounds in turns. p99 is ${ratio} times that of the small ledger.`
  } finally {
    for (const database of databases) await database.drop()
  }
}

async function growTo({ dataDir }: BenchDatabase, { rows, people }: { rows: number; people: number }): Promise<void> {
  // Only a superuser may bypass foreign keys and force a checkpoint.
  const cluster = clusterIn(dataDir)
  const url = urlOf(cluster, SUPERUSER, keptPassword(cluster.home, SUPERUSER), APP)
  await withClient(url, async (client) => {
    const { rows: found } = await client.query<{ people: number; entries: number }>(
      `select (select count(*) from users)::int as people, (select count(*) from ledger_entries)::int as entries`,
    )
    const { people: existing, entries } = found[0]!
    await client.query(
      `insert into users (id, email) select n, n || '@example.com' from generate_series($1::integer, $2::integer) n`,
      [existing + 1, people],
    )
    await client.query(
      `select grant_credits(n::text, 'bench', 'Bench', 'admin', null, 1000000, '{"headshot": 1000000}', null, false)
         from generate_series($1::integer, $2::integer) n`,
      [existing + 1, people],
    )
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into ledger_entries (user_id, grant_id, mode, delta, kind, run_id)
         select g.user_id, g.id, 'headshot', -1, 'spend', gen_random_uuid()
           from generate_series(1, $1::integer) n join grants g on g.user_id = (1 + n % $2)::text`,
      [Math.max(0, rows - entries), people],
    )
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  })
}

async function spend({ db, bus }: BenchDatabase, people: number): Promise<number[]> {
  const credits = createCreditsService({ bus, plans: createPlansService() })
  const times: number[] = []
  const one = async () => {
    const id = String(1 + Math.floor(Math.random() * people))
    const begin = performance.now()
    await credits.openRun(db, { id, is_admin: false }, 'headshot')
    times.push(performance.now() - begin)
  }
  const client = async (count: number) => {
    for (let n = 0; n < count; n++) await one()
  }
  // These calls are not measured. They cache query plans and load database pages into memory.
  await Promise.all(Array.from({ length: CLIENTS }, () => client(200)))
  times.length = 0
  await Promise.all(Array.from({ length: CLIENTS }, () => client(SPENDS / CLIENTS)))
  return times.toSorted((a, b) => a - b)
}

const at = (sorted: number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
