import type { PaymentFilter } from '@ufaro/contract/http/payments.ts'
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type PaymentRow, payments } from '../../db/schema/payments.ts'
import { containing } from '../../infra/db/containing.ts'
import { people } from '../users/users.service.ts'

export type PaymentChanges = Partial<typeof payments.$inferInsert>
export type NewPayment = typeof payments.$inferInsert

export async function insertPayment(db: Db, payment: NewPayment): Promise<PaymentRow | null> {
  const [row] = await db.insert(payments).values(payment).onConflictDoNothing().returning()
  return row ?? null
}

export async function findPayment(db: Db, by: { reference: string } | { id: string }): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where('id' in by ? eq(payments.id, by.id) : eq(payments.reference, by.reference))
  return row ?? null
}

export async function lockPayment(tx: Tx, reference: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.reference, reference)).for('no key update')
  return row ?? null
}

export async function updatePayment(db: Db, id: string, changes: PaymentChanges): Promise<PaymentRow> {
  const [row] = await db
    .update(payments)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(payments.id, id))
    .returning()
  return row!
}

interface Page {
  page: number
  limit: number
}

const window = ({ page, limit }: Page) => ({ limit, offset: (page - 1) * limit })

export async function listOwnPayments(
  db: Db,
  userId: string,
  page: Page,
): Promise<{ rows: PaymentRow[]; total: number }> {
  const own = eq(payments.userId, userId)
  const { limit, offset } = window(page)
  const rows = await db
    .select()
    .from(payments)
    .where(own)
    .orderBy(desc(payments.createdAt), payments.id)
    .limit(limit)
    .offset(offset)
  return { rows, total: await countPayments(db, own) }
}

export async function listChangedPayments(db: Db, userId: string, seconds: number): Promise<string[]> {
  const changed = gt(payments.updatedAt, sql`now() - make_interval(secs => ${seconds})`)
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, userId), changed, ne(payments.status, 'pending')))
    .orderBy(payments.updatedAt)
  return rows.map(({ id }) => id)
}

const WITH_PERSON = { payment: payments, person: { name: people.name, email: people.email } }

export interface PaymentWithPerson {
  payment: PaymentRow
  person: { name: string; email: string } | null
}

const FILTERS: Record<PaymentFilter, SQL | undefined> = {
  pending: eq(payments.status, 'pending'),
  success: and(eq(payments.status, 'success'), isNull(payments.flag)),
  failed: or(inArray(payments.status, ['failed', 'reversed'])),
  abandoned: eq(payments.status, 'abandoned'),
  refunded: gt(payments.refundedAmount, 0),
  flagged: isNotNull(payments.flag),
}

export interface PaymentQuery extends Page {
  status?: PaymentFilter | undefined
  search?: string | undefined
  userId?: string | undefined
}

function contains(search: string): SQL {
  const words = containing(search)
  return sql`(lower(${payments.reference}) like ${words} or ${payments.userId} in (select id from users where search like ${words}))`
}

export async function listAllPayments(
  db: Db,
  { status, search, userId, ...page }: PaymentQuery,
): Promise<{ rows: PaymentWithPerson[]; total: number }> {
  const wanted = and(
    status && FILTERS[status],
    search ? contains(search) : undefined,
    userId ? eq(payments.userId, userId) : undefined,
  )
  const { limit, offset } = window(page)
  const rows = await db
    .select(WITH_PERSON)
    .from(payments)
    .leftJoin(people, eq(people.id, payments.userId))
    .where(wanted)
    .orderBy(desc(payments.createdAt), payments.id)
    .limit(limit)
    .offset(offset)
  return { rows, total: await countPayments(db, wanted) }
}

export async function readWithPerson(db: Db, id: string): Promise<PaymentWithPerson> {
  const [row] = await db
    .select(WITH_PERSON)
    .from(payments)
    .leftJoin(people, eq(people.id, payments.userId))
    .where(eq(payments.id, id))
  return row!
}

async function countPayments(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(payments).where(where)
  return row!.total
}

/** Marks the payment that was queried longest ago as queried now, so that processes share the work. */
async function claim(db: Db, which: SQL | undefined): Promise<string | null> {
  const next = db
    .select({ id: payments.id })
    .from(payments)
    .where(which)
    .orderBy(sql`${payments.checkedAt} nulls first`)
    .limit(1)
    .for('no key update', { skipLocked: true })
  const [row] = await db
    .update(payments)
    .set({ checkedAt: sql`clock_timestamp()` })
    .where(inArray(payments.id, next))
    .returning({ reference: payments.reference })
  return row?.reference ?? null
}

/**
 * Payments of the last hour are queried in every round of reconciliation, because a user may be waiting. Older payments
 * are queried in every tenth round, to spare Paystack's rate limit.
 */
const isTurn = (everyS: number) =>
  sql`(${payments.createdAt} > now() - interval '1 hour'
    or ${payments.checkedAt} < clock_timestamp() - ${everyS} * interval '10 seconds')`

/**
 * Claims a payment without a final state: a pending one, or a failed or abandoned one that was created in the last day.
 * @param before skips payments that were queried since
 * @param everyS seconds between rounds
 */
export const claimUnsettled = (db: Db, before: Date, everyS: number): Promise<string | null> =>
  claim(
    db,
    and(
      isNull(payments.flag),
      or(
        eq(payments.status, 'pending'),
        and(
          inArray(payments.status, ['failed', 'abandoned']),
          sql`${payments.createdAt} > now() - interval '24 hours'`,
        ),
      ),
      or(isNull(payments.checkedAt), and(lt(payments.checkedAt, before), isTurn(everyS))),
    ),
  )

/** Claims a payment of the last 30 days, at most once a day, because it may have been refunded without an event. */
export const claimPaid = (db: Db): Promise<string | null> =>
  claim(
    db,
    and(
      eq(payments.status, 'success'),
      sql`${payments.createdAt} > now() - interval '30 days'`,
      sql`coalesce(${payments.checkedAt}, ${payments.grantedAt}) < now() - interval '1 day'`,
    ),
  )
