import type { PayoutStatus } from '@ufaro/contract/http/admin-affiliates.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

const SHOWN_REFERRALS = 20

export interface AffiliateOverview extends Record<string, unknown> {
  id: string
  first_name: string | null
  last_name: string | null
  email: string | null
  code: string
  referral_count: string
  referrals: { email: string }[]
  total: string
  pending: string
  payable: string
  has_bank_details: boolean
  open_payout: boolean
  is_active: boolean
  created_at: string
}

const affiliatesWhere = (db: Db, condition: SQL) =>
  db.execute<AffiliateOverview>(sql`
    select a.id, u.first_name, u.last_name, u.email, a.code, a.is_active, a.created_at,
           (select count(*) from referrals r where r.affiliate_id = a.id) as referral_count,
           coalesce((select json_agg(json_build_object('email', x.email)) from (
             select p.email from referrals r join users p on p.id = r.user_id
              where r.affiliate_id = a.id order by r.created_at desc, r.id limit ${SHOWN_REFERRALS}
           ) x), '[]') as referrals,
           e.total, e.pending, e.payable,
           exists (select from bank_accounts b where b.user_id = a.user_id) as has_bank_details,
           exists (select from payouts p where p.affiliate_id = a.id and p.status in ('pending', 'processing')) as open_payout
      from affiliates a left join users u on u.id = a.user_id
      join lateral (
        select coalesce(sum(e.amount), 0) as total,
               coalesce(sum(e.amount) filter (where i.entry_id is null), 0) as pending,
               coalesce(sum(e.amount) filter (where i.entry_id is null and c.payable_from <= now() and c.held_by is null), 0) as payable
          from commission_entries e join commissions c on c.id = e.commission_id
          left join payout_items i on i.entry_id = e.id and not i.let_go
         where e.affiliate_id = a.id
      ) e on true
     where ${condition}`)

export async function listAffiliates(db: Db, { page, limit }: { page: number; limit: number }) {
  const chosen = sql`a.id in (
    select id from affiliates order by created_at desc, id limit ${limit} offset ${(page - 1) * limit}
  ) order by a.created_at desc, a.id`
  const { rows } = await affiliatesWhere(db, chosen)
  const counted = await db.execute<{ total: string }>(sql`select count(*) as total from affiliates`)
  return { rows, total: Number(counted.rows[0]!.total) }
}

export async function readAffiliate(db: Db, id: string): Promise<AffiliateOverview | null> {
  return (await affiliatesWhere(db, sql`a.id = ${id}`)).rows[0] ?? null
}

export interface PayoutOverview extends Record<string, unknown> {
  id: string
  affiliate_id: string
  first_name: string | null
  last_name: string | null
  email: string | null
  amount: string
  status: PayoutStatus
  reference: string
  note: string | null
  created_at: string
  paid_at: string | null
}

const payoutsWhere = async (db: Db, condition: SQL) =>
  (
    await db.execute<PayoutOverview>(sql`
      select p.id, p.affiliate_id, u.first_name, u.last_name, u.email, p.amount, p.status, p.reference, p.note,
             p.created_at, p.paid_at
        from payouts p join affiliates a on a.id = p.affiliate_id left join users u on u.id = a.user_id
       where ${condition}`)
  ).rows

export async function listPayouts(db: Db, { page, limit }: { page: number; limit: number }) {
  const all = sql`true order by p.created_at desc, p.id limit ${limit} offset ${(page - 1) * limit}`
  const open = sql`p.status in ('pending', 'processing') order by p.created_at desc, p.id limit 200`
  const counted = await db.execute<{ total: string }>(sql`select count(*) as total from payouts`)
  return {
    rows: await payoutsWhere(db, all),
    total: Number(counted.rows[0]!.total),
    open: await payoutsWhere(db, open),
  }
}

export async function readPayout(db: Db, id: string): Promise<PayoutOverview | null> {
  return (await payoutsWhere(db, sql`p.id = ${id}`))[0] ?? null
}

export interface PayoutLine extends Record<string, unknown> {
  kind: 'earned' | 'taken_back'
  referred_email: string | null
  plan_type: string
  paid_amount: string
  amount: string
  paid_at: string
}

export async function listLines(db: Db, payoutId: string): Promise<PayoutLine[]> {
  const { rows } = await db.execute<PayoutLine>(sql`
    select e.kind, u.email as referred_email, c.plan_type, c.paid_amount, e.amount, c.paid_at
      from payout_items i join commission_entries e on e.id = i.entry_id join commissions c on c.id = e.commission_id
      left join users u on u.id = c.referred_user_id
     where i.payout_id = ${payoutId} order by e.id`)
  return rows
}
