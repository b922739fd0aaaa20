import pg from 'pg'
import type { Log } from '../log.ts'

interface PoolOptions {
  max?: number
  bounds?: Pick<pg.PoolConfig, 'query_timeout' | 'statement_timeout' | 'idle_in_transaction_session_timeout'>
}

/** A query that hangs, and a transaction whose process does, must not hold others up for ever. */
export const BOUNDED = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 }
/** Settings of a session mean nothing behind a transaction pooler: there this side looks at the clock. */
export const BOUNDED_HERE = { query_timeout: 30_000 }

/** Types arrive as pg parses them (bigint and numeric as text, timestamps as Date): drizzle's columns expect just that. */
export function createPool(url: string, log: Log, { max = 20, bounds = {} }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'ufaro',
    ...bounds,
  })
  // Neither may end the process: one that is lost fails the query in hand, or is replaced where there is none.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'lost an idle database connection')
  })
  return pool
}
