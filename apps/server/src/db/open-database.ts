import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { type Bus, createBus } from '../infra/db/bus.ts'
import { startEmbeddedPostgres } from '../infra/db/embedded-postgres.ts'
import { externalPostgres } from '../infra/db/external-postgres.ts'
import { BOUNDED, BOUNDED_HERE, createPool } from '../infra/db/pool.ts'
import type { Log } from '../infra/log.ts'
import { createDb } from './db.ts'
import { migrate } from './migrate.ts'
import type * as schema from './schema.ts'

export interface Database {
  /** For libraries that open connections of their own. */
  url: string
  /** Leads past any pooler, for what a session must hold: locks, listening, migrations. */
  directUrl: string
  pool: pg.Pool
  db: NodePgDatabase<typeof schema>
  bus: Bus
  /** Ends every connection, and the embedded server where this process runs it. */
  close: () => Promise<void>
}

export interface OpenOptions {
  /** False for a tool that may run beside the product: it neither claims the data folder nor stops a server it found. */
  claim?: boolean
  /** False for a tool that must see the schema as it is. */
  migrate?: boolean
}

type Where = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_DIRECT_URL'>>

/** DATABASE_URL's server, or the embedded one in DATA_DIR, with whatever schema it has. @throws StartFault */
export async function openServer(env: Where, log: Log, { claim = true }: OpenOptions = {}) {
  const server = env.DATABASE_URL
    ? await externalPostgres(env.DATABASE_URL)
    : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, claim, log })
  return { ...server, directUrl: (env.DATABASE_URL && env.DATABASE_DIRECT_URL) || server.url }
}

/**
 * DATABASE_URL's server, or the embedded one in DATA_DIR, migrated and ready.
 * @throws StartFault with one line on what is wrong.
 */
export async function openDatabase(env: Where, log: Log, options: OpenOptions = {}): Promise<Database> {
  const server = await openServer(env, log, options)
  const { url, directUrl } = server
  try {
    if (options.migrate !== false) await migrate(directUrl)
    const bus = await createBus(directUrl, log)
    // Tools that look through the whole database take their time.
    const served = url === directUrl ? BOUNDED : BOUNDED_HERE
    const pool = createPool(url, log, { bounds: options.claim === false ? {} : served })
    const close = async () => {
      // The bus tells through the pool what it has not told yet.
      await bus.close()
      await pool.end()
      await server.stop()
    }
    return { url, directUrl, pool, db: createDb(pool), bus, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}
