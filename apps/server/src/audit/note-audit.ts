import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { settings } from '../db/schema/site.ts'

export async function noteAudit(db: Db, faults: number): Promise<void> {
  const value = { faults }
  await db
    .insert(settings)
    .values({ key: 'last_audit', value })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: sql`now()` } })
}
