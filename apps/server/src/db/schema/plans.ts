import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { bigint, boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  price: bigint('price', { mode: 'number' }).notNull(),
  originalPrice: bigint('original_price', { mode: 'number' }),
  durationDays: numeric('duration_days', { mode: 'number' }).notNull(),
  dailyLimit: integer('daily_limit').notNull(),
  credits: jsonb('credits').$type<Partial<Record<ToolId, number>>>().notNull(),
  popular: boolean('popular').notNull().default(false),
  position: integer('position').notNull().default(0),
  providerCode: text('provider_code'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  deletedAt: time('deleted_at'),
})
export type PlanRow = typeof plans.$inferSelect

export type PlanTerms = Pick<PlanRow, 'id' | 'name' | 'dailyLimit' | 'durationDays' | 'credits'>
