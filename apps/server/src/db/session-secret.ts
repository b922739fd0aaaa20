import { hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from './db.ts'
import { settings } from './schema/settings.ts'
import { readSetting } from './settings.ts'

const KEY = 'session_secret'

/**
 * Returns `configured`, else the secret in the database, which the first start creates. If two processes start at once,
 * the second insert does nothing, so that both read the same secret.
 */
export async function readSessionSecret(db: Db, configured: string | undefined): Promise<string> {
  if (configured) return configured
  await db
    .insert(settings)
    .values({ key: KEY, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const secret = await readSetting(db, KEY)
  if (typeof secret !== 'string') throw new Error(`setting ${KEY} is missing`)
  return secret
}

/** Derives a 32-byte key for one purpose, so that a signature made for one purpose is invalid for another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `ufaro ${purpose}`, 32))
