import type { Contact } from '@ufaro/contract/brand.ts'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const brandKits = pgTable('brand_kits', {
  userId: text('user_id').primaryKey(),
  name: text('name').notNull().default(''),
  tagline: text('tagline').notNull().default(''),
  colors: jsonb('colors').$type<[string, string, string]>(),
  contacts: jsonb('contacts').$type<Contact[]>().notNull().default([]),
  voice: text('voice').notNull().default(''),
  audience: text('audience').notNull().default(''),
  logoFileId: uuid('logo_file_id'),
  updatedAt: time('updated_at').notNull().defaultNow(),
})
export type BrandKitRow = typeof brandKits.$inferSelect
