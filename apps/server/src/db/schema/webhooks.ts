import type { WebhookEvent } from '@ufaro/contract/webhook.ts'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const webhooks = pgTable('webhooks', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  url: text('url').notNull(),
  events: text('events').array().$type<WebhookEvent[]>().notNull(),
  active: boolean('active').notNull().default(true),
  secret: text('secret').notNull(),
  oldSecret: text('old_secret'),
  oldSecretUntil: time('old_secret_until'),
  failingSince: time('failing_since'),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type WebhookRow = typeof webhooks.$inferSelect

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: uuid('id').primaryKey().defaultRandom(),
  webhookId: uuid('webhook_id').notNull(),
  userId: text('user_id').notNull(),
  event: text('event').notNull(),
  body: text('body').notNull(),
  status: text('status').$type<'pending' | 'delivered' | 'failed'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  responseStatus: integer('response_status'),
  error: text('error'),
  createdAt: time('created_at').notNull().defaultNow(),
  deliveredAt: time('delivered_at'),
})
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
