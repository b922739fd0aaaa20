import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const errorLogs = pgTable('error_logs', {
  id: uuid('id').primaryKey().defaultRandom(),
  severity: text('severity').$type<'info' | 'warning' | 'error' | 'critical'>().notNull(),
  serviceType: text('service_type').notNull(),
  code: text('code').notNull(),
  message: text('message').notNull(),
  requestId: text('request_id'),
  userId: text('user_id'),
  resolved: boolean('resolved').notNull().default(false),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type ErrorLogRow = typeof errorLogs.$inferSelect
