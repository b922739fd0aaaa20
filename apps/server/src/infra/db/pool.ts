import pg from 'pg'
import type { Log } from '../log.ts'
import { prepareOften } from './prepare-often.ts'

interface PoolOptions {
  max?: number
  /**
   * Turns off `synchronous_commit`: if the database server crashes, the commits of its last second may be lost. Use
   * this only for work that is repeated after a crash.
   */
  repeats?: boolean
  bounds?: Pick<pg.PoolConfig, 'query_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout'>
}

/** Time limits in milliseconds, so that a hanging query or transaction cannot block others forever. */
export const BOUNDED = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }
/**
 * Time limit for connections through a transaction pooler, where session settings do not work. The client enforces it.
 */
export const BOUNDED_HERE = { query_timeout: 30_000 }

/** Queries made directly on the pool return bigint and numeric as text, and timestamps as Date. */
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
  // Without these listeners a lost connection would end the process. They do nothing, because the connection's query
  // fails, or the pool replaces an idle connection.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', prepareOften)
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'lost an idle database connection')
  })
  return pool
}
