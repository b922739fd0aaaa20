import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/db.ts'

/** Serializes sign-ups and changes that use the same email address, until the transaction ends. */
export const lockAddress = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`)
