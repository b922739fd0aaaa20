import { z } from 'zod/mini'

/** What a webhook can be told of. */
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

/** What a delivery is called that was asked for only to see whether it arrives. */
export const TEST_EVENT = 'test'

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  active: z.boolean(),
  /** Since when nothing has arrived; null while all is well. */
  failing_since: z.nullable(z.string()),
  created_at: z.string(),
})
export type Webhook = z.infer<typeof Webhook>

export const Delivery = z.object({
  /** Also its `webhook-id`, at every attempt. */
  id: z.string(),
  event: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int(),
  response_status: z.nullable(z.int()),
  /** Why the last attempt came to nothing; null where it did not. */
  error: z.nullable(z.string()),
  created_at: z.string(),
  delivered_at: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>
