import { z } from 'zod/mini'
import { Delivery, Webhook, WebhookEvent } from '../webhook.ts'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'

export const MOST_WEBHOOKS = 20
export const WEBHOOK_URL_MAX = 2000

const ADDRESS = 'Please give the https address that is to be called.'
const EVENTS = 'Please choose what the webhook is to be told of.'

const fields = {
  url: z.string(ADDRESS).check(z.trim(), z.minLength(1, ADDRESS), z.maxLength(WEBHOOK_URL_MAX, ADDRESS)),
  events: z.array(WebhookEvent, EVENTS).check(z.minLength(1, EVENTS), z.maxLength(20, EVENTS)),
  active: z.boolean(),
}

const scopes = ['webhooks'] as const
const idParams = z.object({ id: z.string() })
const Secret = z.string()

export const createWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks',
  access: 'user',
  scopes,
  summary: 'Have an address called when something happens; its secret is shown this once',
  body: z.object({ ...fields, active: z.optional(fields.active) }),
  reply: z.object({ webhook: Webhook, secret: Secret }),
  status: 201,
  errors: ['CONFLICT'],
})

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  access: 'user',
  scopes,
  summary: 'One’s webhooks, newest first',
  reply: z.object({ webhooks: z.array(Webhook) }),
})

export const updateWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  access: 'user',
  scopes,
  summary: 'Change a webhook, or switch it on and off; what is left out stays',
  params: idParams,
  body: z.object({
    url: z.optional(fields.url),
    events: z.optional(fields.events),
    active: z.optional(fields.active),
  }),
  reply: z.object({ webhook: Webhook }),
  errors: ['NOT_FOUND'],
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/:id',
  access: 'user',
  scopes,
  summary: 'Delete a webhook with its log; what was not delivered yet never is',
  params: idParams,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const rotateWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/rotate',
  access: 'user',
  scopes,
  summary: 'A new secret; the old one signs beside it for 24 hours',
  params: idParams,
  reply: z.object({ secret: Secret }),
  errors: ['NOT_FOUND'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'user',
  scopes,
  summary: 'Send an event that means nothing, to see whether it arrives',
  params: idParams,
  reply: z.object({ delivery: Delivery }),
  status: 202,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  access: 'user',
  scopes,
  summary: 'What a webhook was told in the last 30 days, newest first',
  params: idParams,
  query: PageQuery,
  reply: z.object({ deliveries: z.array(Delivery), total: z.int() }),
  errors: ['NOT_FOUND'],
})

export const redeliver = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:deliveryId/redeliver',
  access: 'user',
  scopes,
  summary: 'Send a delivery again, under the id it had',
  params: z.object({ id: z.string(), deliveryId: z.string() }),
  reply: z.object({ delivery: Delivery }),
  status: 202,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})
