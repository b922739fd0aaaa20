import { table } from '../bench.ts'
import { type BenchDatabase, openBenchDatabase } from '../bench-database.ts'
import { peakDuring } from '../memory.ts'
import { ADMIN, client, signUp } from '../people.ts'
import { startProduct } from '../processes.ts'
import { portrait } from './portrait.ts'

const ROUNDS = 4

interface Reading {
  cpuS: number
  rows: number
  wal: number
  stored: number
}

/** What one result costs on the built-in engine, everything around it included. */
export async function measureUnits(): Promise<string> {
  const database = await openBenchDatabase()
  const product = await startProduct({ ...ADMIN, DATABASE_URL: database.url, RATE_LIMIT: 'off' })
  try {
    const token = await signUp(product.url)
    const send = client(product.url)
    const photo = portrait()
    const works: Record<string, () => Promise<unknown>> = {
      'headshot, one look': () =>
        send('POST', '/api/generate', token, {
          mode: 'headshot',
          prompt: '',
          productImageDataUrl: photo,
          options: { attire: 'Corporate' },
        }),
      'opening a run': () => send('POST', '/api/user/use-credit', token, { mode: 'headshot' }),
      'reading the plan': () => send('GET', '/api/user/plan', token),
    }
    const rows = [['one', 'processor ms', 'rows written', 'WAL bytes', 'bytes stored', 'peak MB of the process']]
    for (const [name, work] of Object.entries(works)) {
      await work()
      const before = await read(product.url, database)
      const { peak } = await peakDuring(product.url, async () => {
        for (let n = 0; n < ROUNDS; n++) await work()
      })
      const after = await read(product.url, database)
      const each = (key: keyof Reading, factor = 1) =>
        Math.round(((after[key] - before[key]) * factor) / ROUNDS).toLocaleString('en')
      rows.push([name, each('cpuS', 1000), each('rows'), each('wal'), each('stored'), (peak / 1e6).toFixed(0)])
    }
    return `## What one costs\n\n${table(rows)}\n\nThe built-in engine; means of ${ROUNDS} after a first one. The processor time is the server process's, without PostgreSQL's; timers and this bench's own scrapes are in it.`
  } finally {
    await product.stop()
    await database.drop()
  }
}

async function read(url: string, { pool }: BenchDatabase): Promise<Reading> {
  const text = await (await fetch(`${url}/metrics`)).text()
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query(
    `select (select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) from pg_stat_user_tables) as written,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, (select coalesce(sum(bytes), 0) from files) as stored`,
  )
  return {
    cpuS: Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]),
    rows: Number(rows[0].written),
    wal: Number(rows[0].wal),
    stored: Number(rows[0].stored),
  }
}
