import { withClient } from '../connect.ts'
import { APP } from './cluster.ts'

/**
 * The product is no superuser: a superuser's SQL reads files as the account the server runs under, which can be root
 * in disguise. It may create databases, for restoring a backup beside the original.
 */
export async function ensureAppRole(superuserUrl: string, password: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await client.query(
      `do $$ begin
        if not exists (select from pg_roles where rolname = '${APP}') then create role ${APP} login createdb; end if;
      exception when duplicate_object or unique_violation then null;
      end $$`,
    )
    await client.query(`alter role ${APP} password ${client.escapeLiteral(password)}`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [APP])
    if (!rowCount) await createDatabase(client)
  })
}

async function createDatabase(client: { query: (sql: string) => Promise<unknown> }): Promise<void> {
  try {
    await client.query(`create database ${APP} owner ${APP}`)
  } catch (error) {
    // Another process was quicker: 42P04 says it is there, 23505 that it was made at this very moment.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  }
}
