import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const eventTickets = pgTable('event_tickets', {
  hash: text('hash').primaryKey(),
  userId: text('user_id').notNull(),
  sessionId: text('session_id'),
  keyId: uuid('key_id'),
  expiresAt: time('expires_at').notNull(),
})
