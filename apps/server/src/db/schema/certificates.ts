import type { CertificateDesign } from '@ufaro/contract/tools/certificates.ts'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './accounts.ts'

export type PartItem = readonly [length: number, size: number, crc32: number]

export const outputParts = pgTable('output_parts', {
  outputId: uuid('output_id').notNull(),
  attempt: integer('attempt').notNull(),
  first: integer('first').notNull(),
  count: integer('count').notNull(),
  fileId: uuid('file_id').notNull(),
  items: jsonb('items').$type<PartItem[]>().notNull(),
})

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
