import type { PaymentFlag } from '@ufaro/contract/http/payments.ts'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import type { PlanTerms } from './plans.ts'

const kobo = (name: string) => bigint(name, { mode: 'number' })

export const payments = pgTable('payments', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id'),
  reference: text('reference').notNull(),
  planId: text('plan_id'),
  planName: text('plan_name'),
  plan: jsonb('plan').$type<PlanTerms>(),
  amount: kobo('amount').notNull(),
  currency: text('currency').notNull().default('NGN'),
  status: text('status')
    .$type<'pending' | 'success' | 'failed' | 'abandoned' | 'reversed'>()
    .notNull()
    .default('pending'),
  flag: text('flag').$type<PaymentFlag>(),
  paidAmount: kobo('paid_amount'),
  refundedAmount: kobo('refunded_amount').notNull().default(0),
  fees: kobo('fees'),
  channel: text('channel'),
  gatewayResponse: text('gateway_response'),
  paidAt: time('paid_at'),
  grantedAt: time('granted_at'),
  checkedAt: time('checked_at'),
  refundAskedAt: time('refund_asked_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})
export type PaymentRow = typeof payments.$inferSelect

export const paymentReversals = pgTable('payment_reversals', {
  id: uuid('id').primaryKey().defaultRandom(),
  paymentId: uuid('payment_id').notNull(),
  eventKey: text('event_key').notNull(),
  kind: text('kind').$type<'refund' | 'dispute' | 'reversed'>().notNull(),
  amount: kobo('amount').notNull(),
  appliedAt: time('applied_at'),
  appliedAmount: kobo('applied_amount'),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type ReversalRow = typeof paymentReversals.$inferSelect

export const paymentDisputes = pgTable('payment_disputes', {
  key: text('key').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  endedAt: time('ended_at'),
})

export const paymentEvents = pgTable('payment_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  hash: text('hash').notNull(),
  event: text('event').notNull(),
  body: text('body').notNull(),
  deliveries: integer('deliveries').notNull().default(1),
  receivedAt: time('received_at').notNull().defaultNow(),
})
