import type { CertificateDesign } from '@ufaro/contract/tools/certificates.ts'
import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const certificates = pgTable('certificates', {
  code: text('code').primaryKey(),
  userId: text('user_id').notNull(),
  runId: uuid('run_id'),
  name: text('name').notNull(),
  serial: bigint('serial', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  issuer: text('issuer').notNull(),
  issuedAt: time('issued_at').notNull().defaultNow(),
  revokedAt: time('revoked_at'),
  designId: uuid('design_id'),
  emailHash: text('email_hash'),
  statusIndex: bigint('status_index', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
})
export type CertificateRow = typeof certificates.$inferSelect

export const certificateDesigns = pgTable('certificate_designs', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  fileId: uuid('file_id').notNull(),
  look: jsonb('look').$type<CertificateDesign>().notNull(),
})

export const certificateReports = pgTable('certificate_reports', {
  id: uuid('id').primaryKey().defaultRandom(),
  code: text('code').notNull(),
  reason: text('reason').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  decidedAt: time('decided_at'),
})
export type CertificateReportRow = typeof certificateReports.$inferSelect
