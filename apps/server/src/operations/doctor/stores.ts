import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { readMigrations, wasEdited } from '../../db/migrate.ts'
import type { Database } from '../../db/open-database.ts'
import { openStorage } from '../../infra/storage/open-storage.ts'
import { fail, ok, type Probe, warn } from './finding.ts'

export const database: Probe = {
  name: 'database',
  look: async (context) => {
    const { pool } = context.database as Database
    const began = performance.now()
    const { rows } = await pool.query<{ version: string; used: number; most: number }>(
      `select current_setting('server_version') as version, current_setting('max_connections')::integer as most,
              (select count(*)::integer from pg_stat_activity) as used`,
    )
    const { version, used, most } = rows[0]!
    const detail = `PostgreSQL ${version} answers in ${Math.round(performance.now() - began)} ms, ${used} of ${most} connections`
    return used > most * 0.8 ? warn(detail) : ok(detail)
  },
}

export const schema: Probe = {
  name: 'schema',
  look: async (context) => {
    const { pool } = context.database as Database
    const known = await readMigrations()
    const there = await pool.query(`select to_regclass('public.schema_migrations') is not null as there`)
    if (!there.rows[0].there) return warn('empty: the first start makes it')
    const { rows } = await pool.query<{ number: number; checksum: string }>(
      'select number, checksum from schema_migrations',
    )
    const applied = new Map(rows.map(({ number, checksum }) => [number, checksum]))
    const edited = known.find((migration) => wasEdited(migration, applied.get(migration.number) ?? ''))
    if (edited) return fail(`migration ${edited.name} was edited after it ran here`)
    const missing = known.filter(({ number }) => !applied.has(number)).length
    const newer = rows.filter(({ number }) => !known.some((migration) => migration.number === number)).length
    if (missing > 0) return warn(`${missing} migrations behind: the next start applies them`)
    return newer > 0 ? warn(`${newer} migrations ahead of this release`) : ok(`all ${known.length} migrations applied`)
  },
}

export const storage: Probe = {
  name: 'storage',
  look: async ({ env }) => {
    const store = await openStorage(env)
    await store.ready()
    const key = `doctor-${randomBytes(9).toString('hex')}.bin`
    const bytes = randomBytes(1024)
    await store.put(key, bytes, 'application/octet-stream')
    try {
      if (!bytes.equals(await buffer(await store.get(key)))) return fail('it gives back other bytes than it was given')
    } finally {
      await store.delete(key)
    }
    const where = env.STORAGE_URL?.startsWith('s3:') ? `bucket ${new URL(env.STORAGE_URL).hostname}` : 'folder'
    return ok(`the ${where} takes, gives and deletes`)
  },
}
