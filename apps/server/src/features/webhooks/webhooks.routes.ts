import * as contract from '@ufaro/contract/http/webhooks.ts'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { WebhooksService } from './webhooks.service.ts'

export function webhooksRoutes(app: FastifyInstance, { webhooks }: { webhooks: WebhooksService }): void {
  route(app, contract.createWebhook, ({ body, caller: { user } }) => webhooks.create(user.id, body))

  route(app, contract.listWebhooks, async ({ caller: { user } }) => ({ webhooks: await webhooks.list(user.id) }))

  route(app, contract.updateWebhook, async ({ params, body, caller: { user } }) => ({
    webhook: await webhooks.change(user.id, params.id, body),
  }))

  route(app, contract.deleteWebhook, ({ params, caller: { user } }) => webhooks.remove(user.id, params.id))

  route(app, contract.rotateWebhook, async ({ params, caller: { user } }) => ({
    secret: await webhooks.rotate(user.id, params.id),
  }))

  route(app, contract.testWebhook, async ({ params, caller: { user } }) => ({
    delivery: await webhooks.test(user.id, params.id),
  }))

  route(app, contract.listDeliveries, ({ params, query, caller: { user } }) => webhooks.log(user.id, params.id, query))

  route(app, contract.redeliver, async ({ params: { id, deliveryId }, caller: { user } }) => ({
    delivery: await webhooks.redeliver(user.id, id, deliveryId),
  }))
}
