import { randomInt } from 'node:crypto'
import type { PageQuery } from '@ufaro/contract/http/paging.ts'
import { count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type AffiliateRow, affiliates, referrals } from '../../db/schema/affiliate.ts'
import { people } from '../users/users.service.ts'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8

const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export async function findAffiliate(db: Db, userId: string): Promise<AffiliateRow | null> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.userId, userId))
  return row ?? null
}

export async function findAffiliateById(db: Db, id: string): Promise<AffiliateRow | null> {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.id, id))
  return row ?? null
}

/** Returns null if the user already has a code, or if the random code belongs to someone else. */
export async function insertAffiliate(db: Db, userId: string): Promise<AffiliateRow | null> {
  const [row] = await db.insert(affiliates).values({ userId, code: newCode() }).onConflictDoNothing().returning()
  return row ?? null
}

export async function setActive(db: Db, id: string, isActive: boolean): Promise<boolean> {
  const changed = await db.update(affiliates).set({ isActive }).where(eq(affiliates.id, id)).returning()
  return changed.length > 0
}

/**
 * Returns false and stores nothing if the user already has a referrer, or if the code is unknown or inactive, belongs
 * to the user or would close a cycle of referrals.
 */
export async function insertReferral(tx: Tx, userId: string, code: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive owner as (
      select id, user_id from affiliates where code = ${code} and is_active and user_id is not null
    ), bringers (user_id) as (
      select user_id from owner
      union
      select a.user_id from bringers b join referrals r on r.user_id = b.user_id
        join affiliates a on a.id = r.affiliate_id where a.user_id is not null
    )
    insert into referrals (affiliate_id, user_id)
    select id, ${userId} from owner where ${userId} not in (select user_id from bringers)
    on conflict (user_id) do nothing returning id`)
  return rows.length > 0
}

export interface ReferredPerson {
  id: string
  createdAt: Date
  email: string
  firstName: string | null
}

export async function listReferrals(
  db: Db,
  affiliateId: string,
  { page, limit }: PageQuery,
): Promise<ReferredPerson[]> {
  return db
    .select({
      id: referrals.id,
      createdAt: referrals.createdAt,
      email: people.email,
      firstName: people.firstName,
    })
    .from(referrals)
    .innerJoin(people, eq(people.id, referrals.userId))
    .where(eq(referrals.affiliateId, affiliateId))
    .orderBy(desc(referrals.createdAt), referrals.id)
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countReferrals(db: Db, affiliateId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(referrals).where(eq(referrals.affiliateId, affiliateId))
  return row!.total
}
