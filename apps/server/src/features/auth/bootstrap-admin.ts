import { randomBytes } from 'node:crypto'
import { normalizeEmail } from '@ufaro/contract/account-rules.ts'
import { eq, sql } from 'drizzle-orm'
import { type Db, transaction } from '../../db/db.ts'
import { people, type UsersService } from '../users/users.service.ts'
import type { Identity } from './identity.ts'
import * as oneTimeTokens from './one-time-tokens.repo.ts'
import type { GrantSignup } from './registration.service.ts'

const DEFAULT_EMAIL = 'admin@ufaro.localhost'

interface Deps {
  db: Db
  users: UsersService
  identity: Identity
  grantSignup: GrantSignup
}

export interface NewAdmin {
  email: string
  password: string
}

const findPrimary = (db: Db) => db.select({ id: people.id }).from(people).where(eq(people.role, 'primary')).limit(1)

/**
 * Creates the first primary admin from ADMIN_EMAIL and ADMIN_PASSWORD, or with a random password. If an account with
 * the address exists, promotes it and replaces its password. Safe for concurrent starts.
 * @returns the credentials, or null if there already is a primary admin
 */
export async function bootstrapAdmin(
  { db, users, identity, grantSignup }: Deps,
  configured: { email?: string | undefined; password?: string | undefined },
): Promise<NewAdmin | null> {
  if ((await findPrimary(db)).length > 0) return null
  const email = normalizeEmail(configured.email ?? DEFAULT_EMAIL)
  const password = configured.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await identity.hashPassword(password)
  return transaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bootstrap admin', 0))`)
    if ((await findPrimary(tx)).length > 0) return null
    const known = await users.findByEmail(tx, email)
    if (known) {
      await users.update(tx, known.id, { role: 'primary', emailVerified: true })
      await identity.setPassword(tx, known.id, passwordHash)
      await identity.endSessionsOf(tx, known.id)
      await oneTimeTokens.forget(tx, known.id, ['confirm', 'reset', 'admin-reset'])
    } else {
      const nobody = { firstName: null, lastName: null, mobilePhone: null, referredByCode: null }
      const id = await identity.createPerson(
        tx,
        { ...nobody, email, role: 'primary', emailVerified: true },
        passwordHash,
      )
      await grantSignup(tx, id)
    }
    return { email, password }
  })
}
