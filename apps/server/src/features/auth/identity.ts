import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { accounts, sessions } from '../../db/schema/auth.ts'
import { insertPerson, people } from '../users/users.service.ts'
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

export interface Credential {
  userId: string
  hash: string
}

export interface NewSession {
  userId: string
  token: string
  expiresAt: Date
  ipAddress: string
  userAgent: string | null
}

const CREDENTIAL = 'credential'

export function createIdentity({ db, passwords }: { db: Db; passwords: Passwords }) {
  return {
    hashPassword: (plain: string, client?: string): Promise<string> => passwords.hash(plain, client),

    /**
     * Returns null for wrong credentials. An unknown address takes as long as a wrong password, so that the time does
     * not reveal which accounts exist.
     */
    async checkPassword(email: string, plain: string, client: string): Promise<Credential | null> {
      const [known] = await db
        .select({ userId: people.id, hash: accounts.password })
        .from(people)
        .innerJoin(accounts, and(eq(accounts.userId, people.id), eq(accounts.providerId, CREDENTIAL)))
        .where(eq(people.email, email))
      const matches = await passwords.verify({ hash: known?.hash ?? null, password: plain, client })
      return known?.hash && matches ? { userId: known.userId, hash: known.hash } : null
    },

    /** Whether the password is still the one that was checked. It cannot change until the transaction ends. */
    async stillHolds(tx: Tx, { userId, hash }: Credential): Promise<boolean> {
      const held = and(eq(accounts.userId, userId), eq(accounts.password, hash))
      const rows = await tx.select({ id: accounts.id }).from(accounts).where(held).for('share')
      return rows.length > 0
    },

    async createPerson(tx: Tx, person: NewPerson, passwordHash: string): Promise<string> {
      const id = randomUUID()
      const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
      await insertPerson(tx, { ...person, id, name })
      const credential = { id: randomUUID(), userId: id, providerId: CREDENTIAL, accountId: id, password: passwordHash }
      await tx.insert(accounts).values(credential)
      return id
    },

    async setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
      await tx
        .update(accounts)
        .set({ password: passwordHash, updatedAt: sql`now()` })
        .where(and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL)))
    },

    async createSession(tx: Tx, session: NewSession): Promise<string> {
      const id = randomUUID()
      await tx.insert(sessions).values({ ...session, id })
      return id
    },

    async endSessionsOf(tx: Tx, userId: string, keep?: string): Promise<void> {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), keep ? ne(sessions.id, keep) : undefined))
    },
  }
}
export type Identity = ReturnType<typeof createIdentity>
