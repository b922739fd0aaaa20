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
  /**
   * URL that must not lead through a connection pooler, because advisory locks, LISTEN and migrations need one database
   * session.
   */
  directUrl: string
  pool: pg.Pool
  db: NodePgDatabase<typeof schema>
  bus: Bus
  close: () => Promise<void>
}

export interface OpenOptions {
  /**
   * False for command-line tools that may run beside the app. They do not lock the data folder, and do not stop an
   * embedded PostgreSQL server that was already running.
   */
  claim?: boolean
  /** False for tools that must not change the schema. */
  migrate?: boolean
}

type Where = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'> & Partial<Pick<Env, 'DATABASE_DIRECT_URL'>>

/**
 * Connects to the server of DATABASE_URL, or starts the embedded one in DATA_DIR. Applies no migrations.
 * @throws StartFault
 */
export async function openServer(env: Where, log: Log, { claim = true }: OpenOptions = {}) {
  const server = env.DATABASE_URL
    ? await externalPostgres(env.DATABASE_URL)
    : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, claim, log })
  return { ...server, directUrl: (env.DATABASE_URL && env.DATABASE_DIRECT_URL) || server.url }
}

/** @throws StartFault with a one-line reason */
export async function openDatabase(env: Where, log: Log, options: OpenOptions = {}): Promise<Database> {
  const server = await openServer(env, log, options)
  const { url, directUrl } = server
  try {
    if (options.migrate !== false) await migrate(directUrl)
    const bus = await createBus(directUrl, log)
    // Queries of command-line tools (`claim: false`) get no time limit, because they may scan the whole database.
    const served = url === directUrl ? BOUNDED : BOUNDED_HERE
    const pool = createPool(url, log, { bounds: options.claim === false ? {} : served })
    const close = async () => {
      // Close the bus before the pool: the bus sends its last events through the pool.
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
