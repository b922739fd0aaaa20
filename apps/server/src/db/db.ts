import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import * as schema from './schema.ts'

/** A database or a transaction of it: services take whichever they are handed, so callers decide what commits together. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export const createDb = (pool: pg.Pool): NodePgDatabase<typeof schema> => drizzle(pool, { schema })
