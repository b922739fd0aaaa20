import type { PlanType } from '@ufaro/contract/commission.ts'
import type { EarningStatus } from '@ufaro/contract/http/affiliate.ts'
import type { PageQuery } from '@ufaro/contract/http/paging.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { affiliates, commissionEntries, commissions, referrals } from '../../db/schema/affiliate.ts'

export async function findReferrer(db: Db, userId: string): Promise<{ id: string; userId: string } | null> {
  const [row] = await db
    .select({ id: affiliates.id, userId: affiliates.userId })
    .from(referrals)
    .innerJoin(affiliates, eq(affiliates.id, referrals.affiliateId))
    .where(eq(referrals.userId, userId))
  return row?.userId && row.userId !== userId ? { id: row.id, userId: row.userId } : null
}

export async function insertCommission(tx: Tx, values: typeof commissions.$inferInsert): Promise<boolean> {
  const [row] = await tx.insert(commissions).values(values).onConflictDoNothing().returning({ id: commissions.id })
  if (!row) return false
  const { affiliateId, amount } = values
  await tx.insert(commissionEntries).values({ affiliateId, commissionId: row.id, kind: 'earned', amount })
  return true
}

export interface OpenCommission {
  id: string
  affiliateId: string
  amount: number
  left: number
}

/** Locks the commission, so that concurrent events see each other's deductions. */
export async function lockCommission(tx: Tx, paymentId: string): Promise<OpenCommission | null> {
  const [found] = await tx
    .select({ id: commissions.id, affiliateId: commissions.affiliateId, amount: commissions.amount })
    .from(commissions)
    .where(eq(commissions.paymentId, paymentId))
    .for('no key update')
  if (!found) return null
  const [sum] = await tx
    .select({ left: sql<number>`sum(${commissionEntries.amount})`.mapWith(Number) })
    .from(commissionEntries)
    .where(eq(commissionEntries.commissionId, found.id))
  return { ...found, left: sum!.left }
}

export async function takeBack(
  tx: Tx,
  { id, affiliateId }: Pick<OpenCommission, 'id' | 'affiliateId'>,
  { amount, eventKey }: { amount: number; eventKey: string },
): Promise<boolean> {
  const rows = await tx
    .insert(commissionEntries)
    .values({ affiliateId, commissionId: id, kind: 'taken_back', amount: 0 - amount, eventKey })
    .onConflictDoNothing()
    .returning({ id: commissionEntries.id })
  return rows.length > 0
}

export interface EarningRow extends Record<string, unknown> {
  id: string
  email: string | null
  plan_type: PlanType
  /** In kobo, after deductions. If deductions left nothing, the original amount. */
  amount: string
  status: EarningStatus
  payable_from: string
  created_at: string
}

export async function listEarnings(db: Db, affiliateId: string, { page, limit }: PageQuery): Promise<EarningRow[]> {
  const { rows } = await db.execute<EarningRow>(sql`
    select c.id, u.email, c.plan_type, c.payable_from, c.created_at,
           case when n.net = 0 then c.amount else n.net end as amount,
           case when n.net = 0 then 'reversed' when p.status is null then 'pending'
                when p.status = 'paid' then 'paid' else 'processing' end as status
      from commissions c
      left join users u on u.id = c.referred_user_id
      join lateral (select sum(amount) as net from commission_entries where commission_id = c.id) n on true
      join commission_entries e on e.commission_id = c.id and e.kind = 'earned'
      left join payout_items i on i.entry_id = e.id and not i.let_go
      left join payouts p on p.id = i.payout_id
     where c.affiliate_id = ${affiliateId}
     order by c.created_at desc, c.id limit ${limit} offset ${(page - 1) * limit}`)
  return rows
}

export interface Totals {
  count: number
  total: number
  pending: number
}

export async function sumEarnings(db: Db, affiliateId: string): Promise<Totals> {
  const { rows } = await db.execute<Record<keyof Totals, string>>(sql`
    select count(*) filter (where e.kind = 'earned') as count, coalesce(sum(e.amount), 0) as total,
           coalesce(sum(e.amount) filter (where i.entry_id is null), 0) as pending
      from commission_entries e left join payout_items i on i.entry_id = e.id and not i.let_go
     where e.affiliate_id = ${affiliateId}`)
  const { count, total, pending } = rows[0]!
  return { count: Number(count), total: Number(total), pending: Number(pending) }
}

export async function setHeld(db: Db, paymentId: string, by: string | null): Promise<void> {
  await db.update(commissions).set({ heldBy: by }).where(eq(commissions.paymentId, paymentId))
}
