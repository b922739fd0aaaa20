import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { type UserRow, users } from '#server/db/schema/users.ts'

export async function insertUser({ db }: { db: Db }, fields: Partial<UserRow> = {}): Promise<UserRow> {
  const id = fields.id ?? randomUUID()
  const [row] = await db
    .insert(users)
    .values({ id, email: `${id}@example.com`, emailVerified: true, ...fields })
    .returning()
  return row!
}
