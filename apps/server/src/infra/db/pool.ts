import pg from 'pg'
import type { Log } from '../log.ts'

/** Types arrive as pg parses them (bigint and numeric as text, timestamps as Date): drizzle's columns expect just that. */
export function createPool(url: string, log: Log, max = 20): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'ufaro',
  })
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'lost an idle database connection')
  })
  return pool
}
