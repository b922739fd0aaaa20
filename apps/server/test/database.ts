import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { withClient } from '#server/infra/db/connect.ts'

export const TEMPLATE = 'ufaro_template'

export const urlOfDatabase = (url: string, name: string): string => url.replace(/[^/]+$/, name)

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** `template: 'template1'` creates a database without the app's schema. */
export async function createDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withClient(server, (client) => client.query(`create database ${name} template ${template}`))
  return {
    url: urlOfDatabase(server, name),
    drop: () =>
      withClient(server, async (client) => {
        // Before `drop`, end the app's own connections. `drop … with (force)` would end them too, but fails while
        // autovacuum works in the database. A plain `drop` stops autovacuum and waits for it.
        const mine =
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user'
        await client.query(mine, [name])
        await client.query(`drop database ${name}`)
      }),
  }
}
