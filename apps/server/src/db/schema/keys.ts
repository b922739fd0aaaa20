import type { Scope } from '@ufaro/contract/api-key.ts'
import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  name: text('name').notNull(),
  prefix: text('prefix').notNull(),
  hash: text('hash').notNull(),
  scopes: text('scopes').array().$type<Scope[]>().notNull(),
  dailyCredits: integer('daily_credits'),
  usedOn: date('used_on'),
  used: integer('used').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  lastUsedAt: time('last_used_at'),
  expiresAt: time('expires_at'),
})
export type ApiKeyRow = typeof apiKeys.$inferSelect
