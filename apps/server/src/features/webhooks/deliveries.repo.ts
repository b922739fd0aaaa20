import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from '../../db/schema/webhooks.ts'

export async function announce(tx: Tx, userId: string, event: string, data: Record<string, unknown>): Promise<void> {
  await tx.execute(sql`select announce(${userId}, ${event}, ${JSON.stringify(data)}::json)`)
}

export interface DueDelivery extends DeliveryRow {
  hook: WebhookRow
}

/**
 * Takes a due delivery and sets its next attempt to a later time, so that it is due again if sending fails or the
 * process dies.
 * @param pauses seconds until that time, by number of earlier attempts. Their count is the maximum number of attempts.
 * @param busy ids of users whose deliveries are skipped
 */
export async function claim(db: Db, pauses: readonly number[], busy: readonly string[]): Promise<DueDelivery | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update webhook_deliveries
       set attempts = attempts + 1,
           next_attempt_at = clock_timestamp() + make_interval(secs => (${sql.param(pauses)}::int[])[attempts + 1])
     where id = (
       select id from webhook_deliveries
        where status = 'pending' and attempts < ${pauses.length} and next_attempt_at <= clock_timestamp()
          and user_id <> all (${sql.param(busy)}::text[])
        order by next_attempt_at limit 1 for update skip locked
     )
    returning id`)
  const [taken] = rows
  if (!taken) return null
  const [row] = await db
    .select({ delivery: webhookDeliveries, hook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(eq(webhookDeliveries.id, taken.id))
  return row ? { ...row.delivery, hook: row.hook } : null
}

export async function markDelivered(tx: Tx, id: string, responseStatus: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'delivered', responseStatus, error: null, deliveredAt: sql`now()` })
    .where(eq(webhookDeliveries.id, id))
}

interface Failure {
  responseStatus: number | null
  error: string
  last: boolean
}

export async function markFailed(tx: Tx, id: string, { last, ...failure }: Failure): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ ...failure, ...(last && { status: 'failed' as const }) })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'pending')))
}

export async function dropPending(tx: Tx, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed', error: 'The webhook was switched off.' })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'pending')))
}

export async function insertDelivery(
  db: Db,
  delivery: Pick<DeliveryRow, 'webhookId' | 'userId' | 'event' | 'body'>,
): Promise<DeliveryRow> {
  const [row] = await db.insert(webhookDeliveries).values(delivery).returning()
  return row!
}

export async function renew(db: Db, id: string, webhookId: string): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({
      status: 'pending',
      attempts: 0,
      nextAttemptAt: sql`now()`,
      responseStatus: null,
      error: null,
      deliveredAt: null,
    })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .returning()
  return row
}

export async function listDeliveries(db: Db, webhookId: string, { page, limit }: { page: number; limit: number }) {
  const wanted = eq(webhookDeliveries.webhookId, webhookId)
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(wanted)
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(webhookDeliveries, wanted) }
}

export async function sweep(db: Db, most: number, keepDays: number): Promise<void> {
  await db.execute(sql`
    update webhook_deliveries set status = 'failed', error = 'The last attempt was cut short.'
     where status = 'pending' and attempts >= ${most} and next_attempt_at < now()`)
  const old = sql`now() - make_interval(days => ${keepDays})`
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, old))
}
