import { pgTable, text } from 'drizzle-orm/pg-core'
import { created, time, updated } from './columns.ts'

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
