import pg from 'pg'
import type { Log } from '../log.ts'
import { prepareOften } from './prepare-often.ts'

interface PoolOptions {
  max?: number
  /**
   * Commits do not wait for the disk: a crash of the database server may undo those of its last second. For what
   * repeats itself then.
   */
  repeats?: boolean
  bounds?: Pick<pg.PoolConfig, 'query_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout'>
}

/** Bounds queries and transactions, so that a hang cannot block others forever. */
export const BOUNDED = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }
/** Session settings do not work behind a transaction pooler: bound on the client instead. */
export const BOUNDED_HERE = { query_timeout: 30_000 }

/** Keeps pg's default types (bigint and numeric as text, timestamps as Date), which drizzle expects. */
export function createPool(
  url: string,
  log: Log,
  { max = 20, repeats = false, bounds = {} }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'ufaro',
    ...(repeats && { options: '-c synchronous_commit=off' }),
    ...bounds,
  })
  // A lost connection fails its query, or is replaced if idle; without listeners it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', prepareOften)
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'lost an idle database connection')
  })
  return pool
}
