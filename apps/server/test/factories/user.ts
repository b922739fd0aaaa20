import { randomUUID } from 'node:crypto'
import { type UserRow, users } from '#server/db/schema/accounts.ts'
import type { TestApp } from '../build-app.ts'

/** A row alone, without a session, a password or credits: for tests beneath the accounts. */
export async function insertUser({ db }: Pick<TestApp, 'db'>, fields: Partial<UserRow> = {}): Promise<UserRow> {
  const id = fields.id ?? randomUUID()
  const [row] = await db
    .insert(users)
    .values({ id, email: `${id}@example.com`, emailVerified: true, ...fields })
    .returning()
  return row!
}
