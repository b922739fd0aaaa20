import { randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createInternalAdapter } from 'better-auth/db'
import { betterAuth } from 'better-auth/minimal'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { accounts, sessions, users, verifications } from '../../db/schema/accounts.ts'
import type { Passwords } from './passwords.ts'

export interface NewPerson {
  email: string
  firstName: string | null
  lastName: string | null
  mobilePhone: string | null
  referredByCode: string | null
  role: 'user' | 'primary'
  emailVerified: boolean
}

/** A password that was right, as the hash it was right for. */
export interface Credential {
  userId: string
  hash: string
}

export interface NewSession {
  userId: string
  /** Hash of the first refresh token. */
  token: string
  expiresAt: Date
  ipAddress: string
  userAgent: string | null
}

const TABLES = { user: users, session: sessions, account: accounts, verification: verifications }
const CREDENTIAL = 'credential'
const text = { type: 'string', required: false } as const

/**
 * better-auth as a store of people, credentials and sessions. Its own HTTP handler is not served and its endpoints are
 * not called: they bring cookies and a notion of an address of their own, and cannot join a transaction. What is used is
 * the store beneath them, bound to whichever database or transaction the caller hands in.
 */
export async function createIdentity({ db, secret, passwords }: { db: Db; secret: string; passwords: Passwords }) {
  const auth = betterAuth({
    secret,
    baseURL: 'http://localhost',
    database: drizzleAdapter(db, { provider: 'pg', schema: TABLES }),
    emailAndPassword: { enabled: true, password: passwords },
    user: {
      additionalFields: { firstName: text, lastName: text, mobilePhone: text, referredByCode: text, role: text },
    },
    advanced: { database: { generateId: () => randomUUID() } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  const { options, logger, generateId } = await auth.$context

  const on = (target: Db) =>
    createInternalAdapter(drizzleAdapter(target, { provider: 'pg', schema: TABLES })(options), {
      options,
      logger,
      generateId,
      hooks: [],
    })

  return {
    /** @param client whoever asks, for a fair turn */
    hashPassword: (plain: string, client?: string): Promise<string> => passwords.hash(plain, client),

    /** The credential that address and password prove, or null. Takes the same time for a stranger. */
    async checkPassword(email: string, plain: string, client: string): Promise<Credential | null> {
      const [known] = await db
        .select({ userId: users.id, hash: accounts.password })
        .from(users)
        .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, CREDENTIAL)))
        .where(eq(users.email, email))
      const matches = await passwords.verify({ hash: known?.hash ?? null, password: plain, client })
      return known?.hash && matches ? { userId: known.userId, hash: known.hash } : null
    },

    /** Whether the password is still the one that was checked; it stays so until the transaction ends. */
    async stillHolds(tx: Tx, { userId, hash }: Credential): Promise<boolean> {
      const held = and(eq(accounts.userId, userId), eq(accounts.password, hash))
      const rows = await tx.select({ id: accounts.id }).from(accounts).where(held).for('share')
      return rows.length > 0
    },

    /** @returns the new person's id. @throws where the address is taken */
    async createPerson(target: Db, person: NewPerson, passwordHash: string): Promise<string> {
      const store = on(target)
      const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
      const { id } = await store.createUser({ ...person, name }, { method: 'email-password' })
      await store.linkAccount({ userId: id, providerId: CREDENTIAL, accountId: id, password: passwordHash })
      return id
    },

    async setPassword(target: Db, userId: string, passwordHash: string): Promise<void> {
      await on(target).updatePassword(userId, passwordHash)
    },

    /** @returns the session's id */
    async createSession(target: Db, { userId, ...session }: NewSession): Promise<string> {
      const { id } = await on(target).createSession(userId, false, session, true)
      return id
    },

    async endSessionsOf(target: Db, userId: string): Promise<void> {
      await on(target).deleteUserSessions(userId)
    },
  }
}
export type Identity = Awaited<ReturnType<typeof createIdentity>>
