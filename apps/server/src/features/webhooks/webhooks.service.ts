import { MOST_WEBHOOKS } from '@ufaro/contract/http/webhooks.ts'
import { type Delivery, TEST_EVENT, type Webhook, type WebhookEvent } from '@ufaro/contract/webhook.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { DeliveryRow, WebhookRow } from '../../db/schema/webhooks.ts'
import { AppError } from '../../http/app-error.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { requireId } from '../../http/require-id.ts'
import { type ReachOptions, RefusedAddress, readAddress } from '../../infra/outbound/address.ts'
import type { UsersService } from '../users/users.service.ts'
import * as deliveries from './deliveries.repo.ts'
import { newSecret } from './signature.ts'
import * as repo from './webhooks.repo.ts'

const BY_HAND: Limit = { name: 'webhook-by-hand', max: 120, windowS: 3600 }

interface Deps {
  db: Db
  users: UsersService
  limiter: RateLimiter
  reach: ReachOptions
}

interface WebhookFields {
  url?: string | undefined
  events?: WebhookEvent[] | undefined
  active?: boolean | undefined
}

export function createWebhooksService({ db, users, limiter, reach }: Deps) {
  const checked = <T extends WebhookFields>({ url, events, ...rest }: T) => {
    if (url !== undefined) checkAddress(url, reach)
    return { ...rest, ...(url !== undefined && { url }), ...(events && { events: [...new Set(events)] }) }
  }

  const findOwn = async (userId: string, id: string): Promise<WebhookRow> => {
    const hook = await repo.findWebhook(db, requireId(id), userId)
    if (!hook) throw new AppError('NOT_FOUND')
    return hook
  }

  return {
    /** Queues an event for the user's webhooks. Takes effect when the caller's transaction commits. */
    announce: (tx: Tx, userId: string, event: WebhookEvent, data: Record<string, unknown>): Promise<void> =>
      deliveries.announce(tx, userId, event, data),

    create(userId: string, fields: { url: string; events: WebhookEvent[]; active?: boolean | undefined }) {
      const { url, events } = { ...fields, ...checked(fields) }
      return transaction(db, async (tx) => {
        await users.lock(tx, userId)
        if ((await repo.countWebhooks(tx, userId)) >= MOST_WEBHOOKS) {
          throw new AppError('CONFLICT', `You have ${MOST_WEBHOOKS} webhooks. Please delete one first.`)
        }
        const secret = newSecret()
        const hook = await repo.insertWebhook(tx, { userId, url, events, active: fields.active ?? true, secret })
        return { webhook: present(hook), secret }
      })
    },

    list: async (userId: string): Promise<Webhook[]> => (await repo.listWebhooks(db, userId)).map(present),

    async change(userId: string, id: string, fields: WebhookFields): Promise<Webhook> {
      const changed = await repo.changeWebhook(db, requireId(id), userId, checked(fields))
      if (!changed) throw new AppError('NOT_FOUND')
      return present(changed)
    },

    async remove(userId: string, id: string): Promise<void> {
      if (!(await repo.removeWebhook(db, requireId(id), userId))) throw new AppError('NOT_FOUND')
    },

    async rotate(userId: string, id: string): Promise<string> {
      const secret = newSecret()
      if (!(await repo.rotateSecret(db, requireId(id), userId, secret))) throw new AppError('NOT_FOUND')
      return secret
    },

    async test(userId: string, id: string): Promise<Delivery> {
      const hook = await findOwn(userId, id)
      await limiter.take(BY_HAND, userId)
      const timestamp = new Date().toISOString()
      const body = JSON.stringify({ type: TEST_EVENT, timestamp, data: { webhook_id: hook.id } })
      return presentDelivery(
        await deliveries.insertDelivery(db, { webhookId: hook.id, userId, event: TEST_EVENT, body }),
      )
    },

    async log(userId: string, id: string, page: { page: number; limit: number }) {
      const { rows, total } = await deliveries.listDeliveries(db, (await findOwn(userId, id)).id, page)
      return { deliveries: rows.map(presentDelivery), total }
    },

    async redeliver(userId: string, id: string, deliveryId: string): Promise<Delivery> {
      const hook = await findOwn(userId, id)
      await limiter.take(BY_HAND, userId)
      const renewed = await deliveries.renew(db, requireId(deliveryId), hook.id)
      if (!renewed) throw new AppError('NOT_FOUND')
      return presentDelivery(renewed)
    },
  }
}
export type WebhooksService = ReturnType<typeof createWebhooksService>

function checkAddress(url: string, reach: ReachOptions): void {
  try {
    readAddress(url, reach)
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error
    throw new AppError('VALIDATION_FAILED', error.message, { fields: { url: error.message } })
  }
}

const present = ({ id, url, events, active, failingSince, createdAt }: WebhookRow): Webhook => ({
  id,
  url,
  events,
  active,
  failing_since: failingSince?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
})

const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  attempts: row.attempts,
  response_status: row.responseStatus,
  error: row.error,
  created_at: row.createdAt.toISOString(),
  delivered_at: row.deliveredAt?.toISOString() ?? null,
})
