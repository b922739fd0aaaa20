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
  url: string
  /** Bypasses poolers, for session state: locks, LISTEN, migrations. */
  directUrl: string
  pool: pg.Pool
  db: NodePgDatabase<typeof schema>
  bus: Bus
  close: () => Promise<void>
}

export interface OpenOptions {
  /**
   * False for tools that may run beside the product: they neither claim the data folder nor stop a server they found.
   */
  claim?: boolean
  /** False for tools that must see the schema as it is. */
  migrate?: boolean
}

type Where = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_DIRECT_URL'>>

/**
 * The server of DATABASE_URL, or the embedded one in DATA_DIR, with its schema unchanged.
 * @throws StartFault
 */
export async function openServer(env: Where, log: Log, { claim = true }: OpenOptions = {}) {
  const server = env.DATABASE_URL
    ? await externalPostgres(env.DATABASE_URL)
    : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, claim, log })
  return { ...server, directUrl: (env.DATABASE_URL && env.DATABASE_DIRECT_URL) || server.url }
}

/**
 * The server of DATABASE_URL, or the embedded one in DATA_DIR, migrated.
 * @throws StartFault with a one-line reason
 */
export async function openDatabase(env: Where, log: Log, options: OpenOptions = {}): Promise<Database> {
  const server = await openServer(env, log, options)
  const { url, directUrl } = server
  try {
    if (options.migrate !== false) await migrate(directUrl)
    const bus = await createBus(directUrl, log)
    // Commands that scan the whole database run without time limits.
    const served = url === directUrl ? BOUNDED : BOUNDED_HERE
    const pool = createPool(url, log, { bounds: options.claim === false ? {} : served })
    const close = async () => {
      // Closing the bus flushes events through the pool.
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
