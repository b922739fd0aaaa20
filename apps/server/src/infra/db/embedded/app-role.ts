import { withClient } from '../connect.ts'
import { APP } from './cluster.ts'

const LOCK = 7_215_003

/**
 * The app's database role is not a superuser, because superusers can read files with the rights of PostgreSQL's
 * account, which may be root. The role may create databases, so that a backup can be restored beside the original.
 */
export async function ensureAppRole(superuserUrl: string, password: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    // PostgreSQL refuses concurrent changes of a role, so the lock serializes concurrent starts.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const role = await client.query('select from pg_roles where rolname = $1', [APP])
    if (!role.rowCount) await client.query(`create role ${APP} login createdb`)
    await client.query(`alter role ${APP} password ${client.escapeLiteral(password)}`)
    const database = await client.query('select from pg_database where datname = $1', [APP])
    if (!database.rowCount) await client.query(`create database ${APP} owner ${APP}`)
  })
}
