import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { created, time, updated } from './columns.ts'

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  name: text('name').notNull().default(''),
  firstName: text('first_name'),
  lastName: text('last_name'),
  mobilePhone: text('mobile_phone'),
  image: text('image'),
  role: text('role').$type<'user' | 'sub' | 'primary'>().notNull().default('user'),
  referredByCode: text('referred_by_code'),
  contested: boolean('contested').notNull().default(false),
  mailNotices: boolean('mail_notices').notNull().default(true),
  signedInAt: time('signed_in_at'),
  deactivatedAt: time('deactivated_at'),
  createdAt: created(),
  updatedAt: updated(),
})
export type UserRow = typeof users.$inferSelect
