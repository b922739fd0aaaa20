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
  summary: 'Create a webhook',
  description:
    'The server calls `url` (https) for each of the `events`. `secret` verifies the signatures of these calls and is returned this once only. A user can have 20 webhooks.',
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
  summary: 'List the caller’s webhooks, newest first',
  reply: z.object({ webhooks: z.array(Webhook) }),
})

export const updateWebhook = endpoint({
  method: 'PATCH',
  path: '/api/webhooks/:id',
  access: 'user',
  scopes,
  summary: 'Change a webhook, or switch it on or off',
  description: 'Fields that are left out keep their value.',
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
  summary: 'Delete a webhook with its deliveries',
  description: 'Deliveries that are still pending are not sent.',
  params: idParams,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const rotateWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/rotate',
  access: 'user',
  scopes,
  summary: 'Replace the secret of a webhook',
  description: 'Deliveries are signed with both the old and the new secret for 24 hours.',
  params: idParams,
  reply: z.object({ secret: Secret }),
  errors: ['NOT_FOUND'],
})

export const testWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/:id/test',
  access: 'user',
  scopes,
  summary: 'Send a test event to a webhook',
  description:
    'The event has the type `test`. It is sent also if the webhook is switched off. Limited to 120 tests and redeliveries an hour.',
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
  summary: 'List the deliveries of a webhook in the last 30 days, newest first',
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
  summary: 'Send a delivery again',
  description:
    'It keeps its body and its `webhook-id`, and gets eight new attempts. Limited to 120 tests and redeliveries an hour.',
  params: z.object({ id: z.string(), deliveryId: z.string() }),
  reply: z.object({ delivery: Delivery }),
  status: 202,
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})
