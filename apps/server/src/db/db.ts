import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { notify } from '../infra/db/bus.ts'
import { takeEvents } from '../infra/db/tx-events.ts'
import * as schema from './schema.ts'

/** The pool or a transaction. Functions that only read, or write with a single statement, accept either. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

declare const inTransaction: unique symbol

/**
 * An open transaction. Functions that lock rows, or whose writes must commit together, require one. Only `transaction`
 * creates this type.
 */
export type Tx = Db & { readonly [inTransaction]: true }

const databases = new WeakMap<pg.PoolClient, Db>()

export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  const run = (target: Db) =>
    target.transaction(async (tx) => {
      const result = await work(tx as unknown as Tx)
      const events = takeEvents(tx)
      if (events.length > 0) await tx.execute(notify(events))
      return result
    }, config)
  if (!('$client' in db && db.$client instanceof pg.Pool)) return run(db)
  // Connect here, because drizzle's own transaction would not return the connection to the pool if `begin` fails.
  const client = await db.$client.connect()
  try {
    const own = databases.get(client) ?? drizzle(client, { schema })
    databases.set(client, own)
    return await run(own)
  } finally {
    client.release()
  }
}

export const createDb = (pool: pg.Pool): NodePgDatabase<typeof schema> => drizzle(pool, { schema })
