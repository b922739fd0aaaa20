import { z } from 'zod/mini'

export const WEBHOOK_EVENTS = [
  'run.finished',
  'run.failed',
  'credits.low',
  'payment.succeeded',
  'certificate.revoked',
  'event_page.attendee',
] as const
export const WebhookEvent = z.enum(WEBHOOK_EVENTS)
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const TEST_EVENT = 'test'

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  active: z.boolean(),
  /** Time since which all deliveries have failed. Null while deliveries succeed. */
  failing_since: z.nullable(z.string()),
  created_at: z.string(),
})
export type Webhook = z.infer<typeof Webhook>

export const Delivery = z.object({
  /** The `webhook-id` header has the same id, on every attempt. */
  id: z.string(),
  event: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  response_status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  created_at: z.string(),
  delivered_at: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>
