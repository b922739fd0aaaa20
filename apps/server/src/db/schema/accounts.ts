import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const time = (name: string) => timestamp(name, { withTimezone: true })

const created = () => time('created_at').notNull().defaultNow()
const updated = () => time('updated_at').notNull().defaultNow()

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

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  token: text('token').notNull(),
  expiresAt: time('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: created(),
  updatedAt: updated(),
})
export type SessionRow = typeof sessions.$inferSelect

export const spentRefreshTokens = pgTable('spent_refresh_tokens', {
  hash: text('hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  spentAt: time('spent_at').notNull().defaultNow(),
})

export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: time('access_token_expires_at'),
  refreshTokenExpiresAt: time('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt: created(),
  updatedAt: updated(),
})

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  purpose: text('purpose').$type<'confirm' | 'reset' | 'admin-reset' | 'change-email'>().notNull(),
  userId: text('user_id').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: created(),
  updatedAt: updated(),
})

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  expiresAt: time('expires_at').notNull(),
})

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
