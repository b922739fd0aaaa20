import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const services = pgTable('services', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  category: text('category').$type<'mode' | 'ai' | 'core' | 'payment'>().notNull(),
  endpoint: text('endpoint').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  built: boolean('built').notNull().default(true),
  position: integer('position').notNull().default(0),
  updatedAt: time('updated_at').notNull().defaultNow(),
})
export type ServiceRow = typeof services.$inferSelect
