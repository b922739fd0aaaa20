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
  failing_since: z
    .nullable(z.string())
    .check(z.describe('Time since which all deliveries have failed. Null while deliveries succeed.')),
  created_at: z.string(),
})
export type Webhook = z.infer<typeof Webhook>

export const Delivery = z.object({
  id: z.string().check(z.describe('Every attempt sends this id in the `webhook-id` header.')),
  event: z.string(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: z.int().check(z.describe('How often the delivery was sent.')),
  response_status: z
    .nullable(z.int())
    .check(z.describe('The HTTP status of the last response. Null if there was none.')),
  error: z.nullable(z.string()).check(z.describe('Why the last attempt failed, else null.')),
  created_at: z.string(),
  delivered_at: z.nullable(z.string()),
})
export type Delivery = z.infer<typeof Delivery>
