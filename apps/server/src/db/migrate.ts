import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { withClient } from '../infra/db/connect.ts'
import { StartFault } from '../infra/start-fault.ts'
import { applyFunctions, type FunctionFile, readFunctions } from './functions.ts'

const FOLDER = path.join(import.meta.dirname, 'migrations')
export const MIGRATE_LOCK = 7_215_001

export interface Migration {
  number: number
  name: string
  sql: string
  checksum: string
}

/** The schema of one release: numbered migrations, then the SQL function files, which may be applied repeatedly. */
export interface Release {
  migrations: Migration[]
  functions: FunctionFile[]
}

export const readRelease = async (): Promise<Release> => ({
  migrations: await readMigrations(),
  functions: await readFunctions(),
})

/**
 * Applies missing migrations in order, each in its own transaction, then all changed function files in one transaction.
 * Concurrent starts wait for each other. If a newer release has migrated the database, keeps that release's migrations
 * and functions, so that an older release can still start.
 * @throws StartFault that names a file that failed, or that was edited after it was applied
 */
export async function migrate(url: string, release?: Release): Promise<void> {
  const { migrations, functions } = release ?? (await readRelease())
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATE_LOCK])
    await noteMigrations(client)
    const { rows } = await client.query<{ number: number; checksum: string }>(
      'select number, checksum from schema_migrations',
    )
    const applied = new Map(rows.map((row) => [row.number, row.checksum]))
    for (const migration of migrations) {
      const checksum = applied.get(migration.number)
      if (checksum === undefined) await inTransaction(client, () => applyWithin(client, migration))
      else if (wasEdited(migration, checksum)) {
        throw new StartFault(`Migration ${migration.name} was edited after it ran on this database`)
      }
      applied.delete(migration.number)
    }
    const isOfNewerRelease = applied.size > 0
    if (!isOfNewerRelease) await inTransaction(client, () => applyFunctions(client, functions))
  })
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin')
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Checksums without this prefix include comments. Earlier releases recorded them. */
const OF_CODE = 'code:'

/**
 * Whether a migration's code differs from the code that was applied.
 * @param recorded the checksum of that code. False if it includes comments, because comments may be edited.
 */
export const wasEdited = ({ checksum }: Migration, recorded: string): boolean =>
  recorded.startsWith(OF_CODE) && recorded !== checksum

/** Applies a migration in the caller's transaction, which must be rolled back if this throws. */
export async function applyWithin(client: pg.ClientBase, { number, name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ])
  } catch (error) {
    throw new StartFault(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

export const noteMigrations = (client: pg.ClientBase) =>
  client.query(`create table if not exists schema_migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`)

/**
 * Reads the files named `<4 digits>_<name>.sql`, ordered by number.
 * @throws StartFault if two files have the same number
 */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  const migrations = await Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const code = sql.replaceAll(/^\s*(?:--.*)?\n/gm, '')
      const checksum = OF_CODE + createHash('sha256').update(code).digest('hex')
      return { number: Number(name.slice(0, 4)), name, sql, checksum }
    }),
  )
  const twice = migrations.find(({ number }, index) => migrations[index + 1]?.number === number)
  if (twice) throw new StartFault(`Two migrations claim number ${twice.number}`)
  return migrations
}
