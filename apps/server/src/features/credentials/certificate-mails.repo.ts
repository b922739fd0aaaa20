import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { mailRefusals } from '../../db/schema/credentials.ts'

export interface DueMail extends Record<string, unknown> {
  code: string
  email: string
  name: string
  title: string
  issuer: string
  revoked_at: string | null
}

export async function takeDue(tx: Tx, most: number): Promise<DueMail[]> {
  const { rows } = await tx.execute<DueMail>(sql`
    with due as materialized (
      select m.code, m.email, c.name, c.title, c.issuer, c.revoked_at
        from certificate_mails m join certificates c using (code)
       where m.due_at <= clock_timestamp()
       order by m.due_at limit ${most}
         for update of m skip locked
    ), taken as (
      delete from certificate_mails m using due where m.code = due.code
    )
    select * from due`)
  return rows
}

export async function refusedOf(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ address_hash: string }>(
    sql`select address_hash from mail_refusals where address_hash = any(${sql.param(hashes)}::text[])`,
  )
  return new Set(rows.map(({ address_hash }) => address_hash))
}

export async function insertRefusal(db: Db, addressHash: string): Promise<void> {
  await db.insert(mailRefusals).values({ addressHash }).onConflictDoNothing()
}
