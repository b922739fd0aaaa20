import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { type WebhookRow, webhooks } from '../../db/schema/webhooks.ts'

const own = (id: string, userId: string) => and(eq(webhooks.id, id), eq(webhooks.userId, userId))

export async function insertWebhook(
  db: Db,
  hook: Pick<WebhookRow, 'userId' | 'url' | 'events' | 'active' | 'secret'>,
): Promise<WebhookRow> {
  const [row] = await db.insert(webhooks).values(hook).returning()
  return row!
}

export const countWebhooks = (db: Db, userId: string): Promise<number> =>
  db.$count(webhooks, eq(webhooks.userId, userId))

export const listWebhooks = (db: Db, userId: string): Promise<WebhookRow[]> =>
  db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.createdAt), desc(webhooks.id))

export async function findWebhook(db: Db, id: string, userId: string): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(own(id, userId))
  return row
}

/** Turning a webhook on clears the time since which it has been failing. */
export async function changeWebhook(
  db: Db,
  id: string,
  userId: string,
  { url, events, active }: Partial<Pick<WebhookRow, 'url' | 'events' | 'active'>>,
): Promise<WebhookRow | undefined> {
  const [row] = await db
    .update(webhooks)
    .set({
      url: url ?? sql`${webhooks.url}`,
      events: events ?? sql`${webhooks.events}`,
      active: active ?? sql`${webhooks.active}`,
      ...(active && { failingSince: null }),
    })
    .where(own(id, userId))
    .returning()
  return row
}

export async function removeWebhook(db: Db, id: string, userId: string): Promise<boolean> {
  const gone = await db.delete(webhooks).where(own(id, userId)).returning({ id: webhooks.id })
  return gone.length > 0
}

export async function rotateSecret(db: Db, id: string, userId: string, secret: string): Promise<boolean> {
  const changed = await db
    .update(webhooks)
    .set({ secret, oldSecret: sql`${webhooks.secret}`, oldSecretUntil: sql`now() + interval '24 hours'` })
    .where(own(id, userId))
    .returning({ id: webhooks.id })
  return changed.length > 0
}

export async function noteFailure(tx: Tx, id: string, gone: boolean): Promise<boolean> {
  const since = sql`coalesce(${webhooks.failingSince}, now())`
  const over = gone ? sql`true` : sql`${since} < now() - interval '5 days'`
  const { rows } = await tx.execute<{ ended: boolean }>(sql`
    with before as (select id, active from webhooks where id = ${id} for no key update)
    update webhooks set failing_since = ${since}, active = webhooks.active and not (${over})
      from before where webhooks.id = before.id
    returning before.active and not webhooks.active as ended`)
  return rows[0]?.ended ?? false
}

export async function noteSuccess(tx: Tx, id: string): Promise<void> {
  await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, id))
}
