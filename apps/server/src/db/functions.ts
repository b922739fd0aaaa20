import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { StartFault } from '../infra/start-fault.ts'

const FOLDER = path.join(import.meta.dirname, 'functions')

export interface FunctionFile {
  name: string
  sql: string
  checksum: string
}

export async function readFunctions(folder = FOLDER): Promise<FunctionFile[]> {
  const names = (await readdir(folder)).filter((name) => /^[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Applies every SQL file whose checksum has changed since it was last applied. Runs in the caller's transaction, after
 * the migrations and under their advisory lock.
 * @throws StartFault that names the file that failed
 */
export async function applyFunctions(client: pg.ClientBase, files: FunctionFile[]): Promise<void> {
  await client.query(`create table if not exists schema_functions (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_functions')
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  for (const { name, sql, checksum } of files) {
    if (applied.get(name) === checksum) continue
    try {
      await client.query(sql)
    } catch (error) {
      throw new StartFault(`SQL function file ${name} failed: ${(error as Error).message}`, { cause: error })
    }
    await client.query(
      `insert into schema_functions (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    )
  }
}
