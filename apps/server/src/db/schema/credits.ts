import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const grants = pgTable('grants', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  planId: text('plan_id').notNull(),
  planName: text('plan_name').notNull(),
  source: text('source').$type<'signup' | 'admin' | 'payment'>().notNull(),
  reference: text('reference'),
  dailyLimit: integer('daily_limit').notNull(),
  creditsTotal: integer('credits_total').notNull(),
  expiresAt: time('expires_at'),
  endedAt: time('ended_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
})

export const balances = pgTable(
  'balances',
  {
    grantId: uuid('grant_id').notNull(),
    userId: text('user_id').notNull(),
    mode: text('mode').$type<ToolId>().notNull(),
    remaining: integer('remaining').notNull(),
  },
  (table) => [primaryKey({ columns: [table.grantId, table.mode] })],
)

export const dailyUsage = pgTable(
  'daily_usage',
  { userId: text('user_id').notNull(), day: date('day').notNull(), used: integer('used').notNull().default(0) },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id').notNull(),
  grantId: uuid('grant_id').notNull(),
  mode: text('mode').$type<ToolId>().notNull(),
  delta: integer('delta').notNull(),
  kind: text('kind').$type<'grant' | 'spend' | 'refund' | 'withdraw'>().notNull(),
  runId: uuid('run_id'),
  createdAt: time('created_at').notNull().defaultNow(),
})
