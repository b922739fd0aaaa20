import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { created, time } from './columns.ts'

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: created(),
  sentAt: time('sent_at'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error'),
  unsubscribeUrl: text('unsubscribe_url'),
})
export type MailRow = typeof mails.$inferSelect
