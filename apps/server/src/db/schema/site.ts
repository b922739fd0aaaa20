import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './accounts.ts'

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

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    path: text('path').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    claim: uuid('claim').notNull(),
    leaseUntil: time('lease_until').notNull(),
    status: integer('status'),
    answer: jsonb('answer'),
    point: jsonb('point'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.path, table.key] })],
)

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

export const auditEntries = pgTable('audit_entries', {
  id: uuid('id').primaryKey().defaultRandom(),
  actorId: text('actor_id'),
  actorEmail: text('actor_email').notNull(),
  action: text('action').notNull(),
  targetType: text('target_type').notNull(),
  targetId: text('target_id').notNull(),
  detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: time('created_at').notNull().defaultNow(),
})
export type AuditRow = typeof auditEntries.$inferSelect

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
})
