import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { runChecksWithin } from '../../audit/run-checks.ts'
import { applyFunctions } from '../../db/functions.ts'
import { applyWithin, MIGRATE_LOCK, noteMigrations } from '../../db/migrate.ts'
import * as schema from '../../db/schema.ts'
import { StartFault } from '../../infra/start-fault.ts'
import type { Entry } from './archive.ts'
import type { TableNote } from './manifest.ts'
import { copyOf, quoted } from './tables.ts'
import type { Verified } from './verify.ts'

const unpack = promisify<Buffer, Buffer>(gunzip)

/** Drops the existing schema and creates that of the backup, with empty tables. Runs in the caller's transaction. */
export async function makeRoom(client: pg.Client, { then, manifest }: Verified): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATE_LOCK])
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema if exists public cascade').catch((error) => {
    throw new StartFault(`The account of DATABASE_URL must own the database: ${(error as Error).message}`)
  })
  await client.query('create schema public')
  await client.query('grant usage on schema public to public')
  await noteMigrations(client)
  for (const migration of then) await applyWithin(client, migration)
  const tables = manifest.tables.map(({ name }) => quoted(name))
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`)
}

/**
 * Drops the foreign keys, because the backup's tables are loaded in any order.
 * @returns a function that creates them again
 */
export async function liftReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
    }
  }
}

export function createLoader(client: pg.Client, tables: TableNote[]) {
  let open: { table: TableNote; stream: ReturnType<typeof copyFrom> } | undefined
  const close = async () => {
    if (!open) return
    const { table, stream } = open
    open = undefined
    stream.end()
    await finished(stream)
    if (stream.rowCount !== table.rows) {
      throw new StartFault(`${table.name} took ${stream.rowCount} rows of ${table.rows}: nothing was changed.`)
    }
  }
  return {
    async add({ name, body }: Entry): Promise<void> {
      const [, wanted] = name.split('/')
      if (open?.table.name !== wanted) {
        await close()
        const table = tables.find((note) => note.name === wanted)
        if (!table) throw new StartFault(`The backup has rows of a table ${wanted} it does not describe.`)
        const stream = client.query(copyFrom(`copy ${copyOf(table)} from stdin`))
        stream.on('error', () => {})
        open = { table, stream }
      }
      const { stream } = open as NonNullable<typeof open>
      const bytes = await unpack(body)
      await new Promise<void>((resolve, reject) => stream.write(bytes, (error) => (error ? reject(error) : resolve())))
    },
    close,
  }
}

/**
 * Migrates the loaded data to this release and checks its consistency.
 * @throws StartFault if a check fails
 */
export async function settle(client: pg.Client, verified: Verified, idleSeconds: number): Promise<void> {
  const { manifest, since, functions } = verified
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, value])
  }
  for (const { name } of manifest.tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const migration of since) await applyWithin(client, migration)
  await applyFunctions(client, functions)
  // Without this reset, the sweeper would close unfinished runs, because the backup may be older than the idle limit.
  await client.query(`update runs set touched_at = now() where status in ('open', 'running')`)
  const findings = await runChecksWithin(drizzle(client, { schema }), { idleSeconds })
  const [fault] = findings.flatMap(({ name, faults }) => faults.map((text) => `${name}: ${text}`))
  if (fault) throw new StartFault(`The books of this backup do not agree (${fault}): nothing was changed.`)
}
