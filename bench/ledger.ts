import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type CreditsService, createCreditsService } from '../apps/server/src/features/credits/credits.service.ts'
import { createPlansService } from '../apps/server/src/features/plans/plans.service.ts'
import { type Bench, median, table } from './bench.ts'
import { type BenchDatabase, openBenchDatabase } from './bench-database.ts'
import { findPgbench } from './find-pgbench.ts'

const CLIENTS = [1, 16, 64]
const ROUNDS = 5
const SECONDS = 3
const PEOPLE = 1000
const TARGET = { clients: 16, ratio: 0.7 }

const execute = promisify(execFile)

/** Script for pgbench. It calls the SQL function that the product's `openRun` builds on. */
const SCRIPT = `\\set person random(1, ${PEOPLE})
select outcome, run_id, remaining from open_run(:person::text, 'headshot', 4, false);
`

async function measureProduct(database: BenchDatabase, credits: CreditsService, clients: number): Promise<number> {
  const begin = performance.now()
  const end = begin + SECONDS * 1000
  let spends = 0
  const client = async () => {
    while (performance.now() < end) {
      const id = String(1 + Math.floor(Math.random() * PEOPLE))
      await credits.openRun(database.db, { id, is_admin: false }, 'headshot')
      spends++
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return spends / ((performance.now() - begin) / 1000)
}

/**
 * Runs the script as a prepared statement without the product, from at most two threads.
 * @returns transactions per second
 */
async function measurePgbench(program: string, script: string, url: string, clients: number): Promise<number> {
  const load = ['-c', String(clients), '-j', String(Math.min(2, clients)), '-T', String(SECONDS)]
  const { stdout } = await execute(program, ['-n', '-M', 'prepared', ...load, '-f', script, url])
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (tps === undefined) throw new Error(`pgbench said nothing of its rate: ${stdout}`)
  return Number(tps)
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
  await pool.query('vacuum analyze')
}

interface Row {
  clients: number
  product: number
  pgbench: number
  ratio: number
}

/** The product and pgbench are measured in turn, so that other load on the machine affects both equally. */
async function measure(database: BenchDatabase, program: string, script: string): Promise<Row[]> {
  const credits = createCreditsService({ bus: database.bus, plans: createPlansService() })
  const rows: Row[] = []
  for (const clients of CLIENTS) {
    const rounds: { product: number; pgbench: number }[] = []
    await measureProduct(database, credits, clients)
    for (let round = 0; round < ROUNDS; round++) {
      const pgbench = await measurePgbench(program, script, database.url, clients)
      rounds.push({ pgbench, product: await measureProduct(database, credits, clients) })
    }
    rows.push({
      clients,
      product: median(rounds.map(({ product }) => product)),
      pgbench: median(rounds.map(({ pgbench }) => pgbench)),
      ratio: median(rounds.map(({ product, pgbench }) => product / pgbench)),
    })
  }
  return rows
}

function report(rows: Row[]): string {
  const lines = rows.map(({ clients, product, pgbench, ratio }) =>
    [clients, Math.round(product), Math.round(pgbench), ratio.toFixed(2)].map(String),
  )
  const reached = (rows.find(({ clients }) => clients === TARGET.clients)?.ratio ?? 0) >= TARGET.ratio
  return [
    table([['clients', 'spends/s', 'pgbench/s', 'ratio'], ...lines]),
    '',
    `Medians of ${ROUNDS} rounds of ${SECONDS} s each, taken in turns on one embedded PostgreSQL with fsync on, ${PEOPLE} people.`,
    `spends/s is \`credits.openRun\` in one Node process with the product's pool and its events; pgbench runs the same statement, prepared.`,
    `Target at ${TARGET.clients} clients: ${TARGET.ratio}, ${reached ? 'reached' : 'missed'}.`,
  ].join('\n')
}

export const ledger: Bench = {
  title: 'Ledger: spends a second',
  run: async () => {
    const program = findPgbench()
    const folder = mkdtempSync(path.join(tmpdir(), 'ufaro-pgbench-'))
    const script = path.join(folder, 'spend.sql')
    writeFileSync(script, SCRIPT)
    const database = await openBenchDatabase()
    try {
      await prepare(database)
      return report(await measure(database, program, script))
    } finally {
      await database.drop()
      rmSync(folder, { recursive: true })
    }
  },
}
