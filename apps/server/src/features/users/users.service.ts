import { asc, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/db.ts'
import { type UserRow, users } from '../../db/schema/users.ts'
import { presentUser } from './users.presenter.ts'

export type UserChanges = Partial<
  Pick<
    UserRow,
    | 'email'
    | 'emailVerified'
    | 'firstName'
    | 'lastName'
    | 'name'
    | 'mobilePhone'
    | 'referredByCode'
    | 'role'
    | 'signedInAt'
    | 'deactivatedAt'
    | 'contested'
    | 'mailNotices'
  >
>

/** A read-only relation that other rooms may join in their queries. */
export const people = new QueryBuilder().select().from(users).as('people')

export const personColumns = people._.selectedFields

export async function insertPerson(tx: Tx, person: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(person)
}

export function createUsersService() {
  return {
    async findById(db: Db, id: string): Promise<UserRow | null> {
      const [row] = await db.select().from(users).where(eq(users.id, id))
      return row ?? null
    },

    async findByEmail(db: Db, email: string): Promise<UserRow | null> {
      const [row] = await db.select().from(users).where(eq(users.email, email))
      return row ?? null
    },

    /** With `forDeletion`, other transactions cannot insert rows that refer to the user. */
    async lock(tx: Tx, id: string, { forDeletion = false } = {}): Promise<UserRow | null> {
      const row = tx.select().from(users).where(eq(users.id, id))
      const [found] = await row.for(forDeletion ? 'update' : 'no key update')
      return found ?? null
    },

    /** Returns the ids of all primary admins, who stay locked until the transaction ends. */
    async lockPrimaries(tx: Tx): Promise<string[]> {
      // The row locks are not enough: a query that waits for them would miss users who become primary admins while it
      // waits.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('primary admins', 0))`)
      const rows = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.role, 'primary'))
        .orderBy(asc(users.id))
        .for('no key update')
      return rows.map(({ id }) => id)
    },

    async update(db: Db, id: string, changes: UserChanges): Promise<void> {
      await db
        .update(users)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(eq(users.id, id))
    },

    present: presentUser,
  }
}
export type UsersService = ReturnType<typeof createUsersService>
