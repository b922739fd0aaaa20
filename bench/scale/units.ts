import { setTimeout as sleep } from 'node:timers/promises'
import { table } from '../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../bench-database.ts'
import { ADMIN, client, signUp } from '../people.ts'
import { startProduct } from '../processes.ts'
import { usageOfTree } from './process-tree.ts'
import { toolCalls } from './tool-calls.ts'

const ROUNDS = 4
/** Calls that are shorter than the clock's resolution need more rounds. */
const QUICK_ROUNDS = 200
/** Wait before reading PostgreSQL's statistics, because PostgreSQL updates them at most once per second. */
const STATISTICS_MS = 1100
const LOOK_EVERY_MS = 50

interface Work {
  name: string
  rounds: number
  once: () => Promise<unknown>
}

interface Reading {
  cpuMs: number
  rows: number
  transactions: number
  wal: number
  stored: number
}

export async function measureUnits(): Promise<string> {
  const database = await openBenchDatabase()
  const product = await startProduct({ ...ADMIN, DATABASE_URL: database.url, RATE_LIMIT: 'off' })
  try {
    const token = await signUp(product.url)
    const send = client(product.url)
    const calls = await toolCalls()
    const works: Work[] = [
      ...calls.map(({ name, path, body }) => ({
        name,
        rounds: ROUNDS,
        once: async () => {
          const { runId, total } = await send('POST', path, token, body)
          // A batch replies with `total` before its work is done. All other calls reply with the result.
          for (let made = total === undefined; !made; await sleep(LOOK_EVERY_MS)) {
            made = (await send('GET', `/api/runs/${runId}`, token)).status !== 'running'
          }
        },
      })),
      {
        name: 'opening a run',
        rounds: QUICK_ROUNDS,
        once: () => send('POST', '/api/user/use-credit', token, { mode: 'headshot' }),
      },
      { name: 'reading the plan', rounds: QUICK_ROUNDS, once: () => send('GET', '/api/user/plan', token) },
    ]
    const rows = [['one', 'processor ms', 'rows written', 'transactions', 'WAL bytes', 'bytes stored', 'peak MB']]
    for (const { name, rounds, once } of works) {
      await once()
      const before = await read(product.pid, database)
      const peak = await peakWhile(product.pid, async () => {
        for (let n = 0; n < rounds; n++) await once()
      })
      const after = await read(product.pid, database)
      const each = (key: keyof Reading) => Math.round((after[key] - before[key]) / rounds).toLocaleString('en')
      rows.push([
        name,
        ...(['cpuMs', 'rows', 'transactions', 'wal', 'stored'] as const).map(each),
        (peak / 1e6).toFixed(0),
      ])
    }
    return `## What one costs\n\n${table(rows)}\n\nThe built-in engine; means of ${ROUNDS} after a first one, of ${QUICK_ROUNDS} where no tool is in it. Processor time and memory are those of the server and the processes that draw for it, without PostgreSQL's; its timers are in it. Asking for the end of the batch every ${LOOK_EVERY_MS} ms is, too.`
  } finally {
    await product.stop()
    await database.drop()
  }
}

async function peakWhile(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, usageOfTree(pid).residentBytes)
  }, LOOK_EVERY_MS)
  await work().finally(() => clearInterval(timer))
  return peak
}

async function read(pid: number, { pool }: BenchDatabase): Promise<Reading> {
  await sleep(STATISTICS_MS)
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query(
    `select (select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) from pg_stat_user_tables) as written,
            (select xact_commit from pg_stat_database where datname = current_database()) as transactions,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, (select coalesce(sum(bytes), 0) from files) as stored`,
  )
  return {
    cpuMs: usageOfTree(pid).cpuMs,
    rows: Number(rows[0].written),
    transactions: Number(rows[0].transactions),
    wal: Number(rows[0].wal),
    stored: Number(rows[0].stored),
  }
}
