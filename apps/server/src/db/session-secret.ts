import { hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { settings } from './schema/site.ts'

const KEY = 'session_secret'

/**
 * The secret every signature grows from: SESSION_SECRET, else one that the first process makes. Of two that start at
 * once the second's insert waits for the first's and gives way to it, so all of them read the same one.
 */
export async function readSessionSecret(db: Db, configured: string | undefined): Promise<string> {
  if (configured) return configured
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY))
  if (typeof row?.value !== 'string') throw new Error(`setting ${KEY} is missing`)
  return row.value
}

/** A key of 32 bytes for one purpose, so that what one part signs is worthless to another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `ufaro ${purpose}`, 32))
