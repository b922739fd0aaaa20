import { withClient } from '../connect.ts'
import { APP } from './cluster.ts'

const LOCK = 7_215_003

/**
 * The product is no superuser: a superuser's SQL reads files as the account the server runs under, which can be root
 * in disguise. It may create databases, for restoring a backup beside the original.
 */
export async function ensureAppRole(superuserUrl: string, password: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    // Several starts may come here at once, and PostgreSQL refuses two who change one role. Goes with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const role = await client.query('select from pg_roles where rolname = $1', [APP])
    if (!role.rowCount) await client.query(`create role ${APP} login createdb`)
    await client.query(`alter role ${APP} password ${client.escapeLiteral(password)}`)
    const database = await client.query('select from pg_database where datname = $1', [APP])
    if (!database.rowCount) await client.query(`create database ${APP} owner ${APP}`)
  })
}
