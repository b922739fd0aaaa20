import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})
