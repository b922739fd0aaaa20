import type pg from 'pg'
import { StartFault } from '../../infra/start-fault.ts'

/**
 * Checks that no other Ufaro process is connected to an external database. An embedded database needs no check, because
 * its data folder is locked.
 * @throws StartFault if another process is connected
 */
export async function requireIdle(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'ufaro%'`,
  )
  if (rows[0]?.n) throw new StartFault('Ufaro is running on this database: stop every process of it first.')
}

export async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.users') is not null as there`)
  if (!rows[0]?.there) return
  const people = await client.query<{ n: number }>(`select count(*)::integer as n from users where role <> 'primary'`)
  const runs = await client.query<{ n: number }>('select count(*)::integer as n from runs')
  if (people.rows[0]?.n || runs.rows[0]?.n) {
    throw new StartFault('There are people in this database already: add --replace to put the backup in their place.')
  }
}
