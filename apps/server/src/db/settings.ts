import { eq, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { settings } from './schema/settings.ts'

export async function readSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value
}

export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  const set = { value, updatedAt: sql`now()` }
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set })
}
