import pg from 'pg'
import type { Log } from '../log.ts'
import { prepareOften } from './prepare-often.ts'

interface PoolOptions {
  max?: number
  /**
   * Turns off `synchronous_commit`: a crash of the database server may lose the commits of the last second. Only for
   * work that is repeated after such a loss.
   */
  repeats?: boolean
  bounds?: Pick<pg.PoolConfig, 'query_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout'>
}

/** Time limits in milliseconds, so that a hanging query or transaction cannot block others forever. */
export const BOUNDED = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }
/** For connections through a transaction pooler, where session settings do not work. The client enforces the limit. */
export const BOUNDED_HERE = { query_timeout: 30_000 }

/** Keeps pg's default types, which drizzle expects: bigint and numeric as text, timestamps as Date. */
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
  // A lost connection fails its query, or is replaced if idle. Without these listeners it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', prepareOften)
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'lost an idle database connection')
  })
  return pool
}
