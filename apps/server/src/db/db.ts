import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgTransactionConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as schema from './schema.ts'

/** The pool or a transaction: for reads and for single statements, which commit together with the caller's transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

declare const inTransaction: unique symbol

/** An open transaction, for whatever locks rows or must commit together. Only `transaction` hands one out. */
export type Tx = Db & { readonly [inTransaction]: true }

/** Commits when `work` resolves and rolls back when it rejects; within a transaction it is a savepoint. */
export const transaction = <T>(db: Db, work: (tx: Tx) => Promise<T>, config?: PgTransactionConfig): Promise<T> =>
  db.transaction((tx) => work(tx as unknown as Tx), config)

export const createDb = (pool: pg.Pool): NodePgDatabase<typeof schema> => drizzle(pool, { schema })
