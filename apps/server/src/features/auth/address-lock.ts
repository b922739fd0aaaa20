import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/db.ts'

/** Holds off everybody else who claims an address until the transaction ends: one address, one account. */
export const lockAddress = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`)
