import { randomUUID } from 'node:crypto'
import { MINIMUM_PAYOUT_KOBO } from '@ufaro/contract/commission.ts'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { affiliates, type PayoutRow, payoutItems, payouts } from '../../db/schema/affiliate.ts'

export type TransferEnd = 'paid' | 'failed' | 'reversed'

const OPEN: PayoutRow['status'][] = ['pending', 'processing']

/**
 * For each final state, the states that it may replace, because Paystack's events arrive in any order. No state
 * replaces `reversed`.
 */
const BEFORE: Record<TransferEnd, PayoutRow['status'][]> = {
  paid: OPEN,
  failed: OPEN,
  reversed: [...OPEN, 'paid'],
}

const isFree = sql`not exists (select from payout_items i where i.entry_id = e.id and not i.let_go)`

const due = (affiliateId: string) => sql`
  select e.id, e.amount from commission_entries e
    join commissions c on c.id = e.commission_id and c.payable_from <= now() and c.held_by is null
   where e.affiliate_id = ${affiliateId} and ${isFree}`

export async function readDue(db: Db, affiliateId: string): Promise<{ amount: number; isOpen: boolean }> {
  const { rows } = await db.execute<{ amount: string; is_open: boolean }>(sql`
    select coalesce(sum(amount), 0) as amount, exists (
      select from payouts where affiliate_id = ${affiliateId} and status in ('pending', 'processing')
    ) as is_open from (${due(affiliateId)}) as due`)
  const { amount, is_open } = rows[0]!
  return { amount: Number(amount), isOpen: is_open }
}

/** Returns null if the due amount is below the minimum, or while the affiliate has another open payout. */
export async function openPayout(tx: Tx, affiliateId: string, recipientCode: string | null): Promise<PayoutRow | null> {
  await tx.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.id, affiliateId)).for('no key update')
  const [open] = await tx
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.affiliateId, affiliateId), inArray(payouts.status, OPEN)))
  if (open) return null
  const { rows } = await tx.execute<{ payout_id: string }>(sql`
    with due as (${due(affiliateId)}
    ), made as (
      insert into payouts (affiliate_id, amount, reference, recipient_code)
      select ${affiliateId}, sum(amount), ${`payout-${randomUUID()}`}, ${recipientCode}
        from due having sum(amount) >= ${MINIMUM_PAYOUT_KOBO}
      returning id
    )
    insert into payout_items (payout_id, entry_id) select made.id, due.id from made, due returning payout_id`)
  return rows[0] ? findPayout(tx, rows[0].payout_id) : null
}

export async function findPayout(db: Db, id: string): Promise<PayoutRow | null> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id))
  return row ?? null
}

export async function lockByReference(tx: Tx, reference: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.reference, reference)).for('no key update')
  return row ?? null
}

/**
 * Ends a locked payout. If it failed or was reversed, its earnings become pending again.
 * @returns false if the payout's current state cannot change to `end`
 */
export async function endPayout(
  tx: Tx,
  payout: PayoutRow,
  end: TransferEnd,
  changes: { note?: string | null; byHand?: boolean } = {},
): Promise<boolean> {
  if (!BEFORE[end].includes(payout.status)) return false
  const paidAt = end === 'paid' ? sql`now()` : payout.paidAt
  await tx
    .update(payouts)
    .set({ ...changes, status: end, paidAt, endedAt: sql`now()` })
    .where(eq(payouts.id, payout.id))
  if (end !== 'paid') await tx.update(payoutItems).set({ letGo: true }).where(eq(payoutItems.payoutId, payout.id))
  return true
}

const SENDING_S = 30

/**
 * Must be called before each transfer request. Returns false if the payout has ended, was paid by hand or is being sent
 * by another process: the caller must then send nothing.
 */
export async function claimSending(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(payouts)
    .set({
      status: 'processing',
      sentAt: sql`clock_timestamp()`,
      sendingUntil: sql`clock_timestamp() + make_interval(secs => ${SENDING_S})`,
    })
    .where(
      and(
        eq(payouts.id, id),
        inArray(payouts.status, OPEN),
        eq(payouts.byHand, false),
        sql`coalesce(${payouts.sendingUntil} < clock_timestamp(), true)`,
      ),
    )
    .returning({ id: payouts.id })
  return rows.length > 0
}

export async function endSending(db: Db, id: string): Promise<void> {
  await db.update(payouts).set({ sendingUntil: null }).where(eq(payouts.id, id))
}

export async function setNote(db: Db, id: string, note: string | null): Promise<void> {
  await db.update(payouts).set({ note }).where(eq(payouts.id, id))
}

export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | null> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('no key update')
  return row ?? null
}

/** Returns up to `limit` open payouts in random order, so that slow ones do not keep the others from being queried. */
export async function listTravelling(db: Db, limit: number): Promise<PayoutRow[]> {
  return db
    .select()
    .from(payouts)
    .where(and(inArray(payouts.status, OPEN), isNotNull(payouts.recipientCode)))
    .orderBy(sql`random()`)
    .limit(limit)
}

/**
 * Claims a payout whose paid transfer must be queried again, because a bank may return money without an event from
 * Paystack.
 */
export async function claimPaidOut(db: Db): Promise<PayoutRow | null> {
  const next = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(
        eq(payouts.status, 'paid'),
        eq(payouts.byHand, false),
        isNotNull(payouts.recipientCode),
        sql`${payouts.endedAt} > now() - interval '30 days'`,
        sql`coalesce(${payouts.askedAt}, ${payouts.endedAt}) < now() - interval '1 day'`,
      ),
    )
    .limit(1)
    .for('no key update', { skipLocked: true })
  const [row] = await db
    .update(payouts)
    .set({ askedAt: sql`clock_timestamp()` })
    .where(inArray(payouts.id, next))
    .returning()
  return row ?? null
}
