import { withClient } from '../connect.ts'
import { APP } from './cluster.ts'

const LOCK = 7_215_003

/**
 * The product's role is no superuser: superusers can read files as the server's account, which may be root in
 * disguise. It may create databases, to restore a backup beside the original.
 */
export async function ensureAppRole(superuserUrl: string, password: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    // Serializes concurrent starts, because PostgreSQL refuses concurrent changes of a role. Ends with the
    // connection.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const role = await client.query('select from pg_roles where rolname = $1', [APP])
    if (!role.rowCount) await client.query(`create role ${APP} login createdb`)
    await client.query(`alter role ${APP} password ${client.escapeLiteral(password)}`)
    const database = await client.query('select from pg_database where datname = $1', [APP])
    if (!database.rowCount) await client.query(`create database ${APP} owner ${APP}`)
  })
}
