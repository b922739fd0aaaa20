import type { PreviewBytes } from '@ufaro/contract/output.ts'
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

export const files = pgTable('files', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull(),
  userId: text('user_id').notNull(),
  runId: uuid('run_id'),
  kind: text('kind').$type<'input' | 'output' | 'brand' | 'part' | 'upload' | 'piece'>().notNull(),
  contentType: text('content_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  crc32: bigint('crc32', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  previewBytes: jsonb('preview_bytes').$type<PreviewBytes>(),
  createdAt: time('created_at').notNull().defaultNow(),
  deletedAt: time('deleted_at'),
})
export type FileRow = typeof files.$inferSelect

export const uploadUses = pgTable('upload_uses', {
  fileId: uuid('file_id').notNull(),
  runId: uuid('run_id').notNull(),
})

/** The received chunks of a resumable upload. `start` is a chunk's offset in bytes. */
export const uploadPieces = pgTable('upload_pieces', {
  fileId: uuid('file_id').primaryKey(),
  userId: text('user_id').notNull(),
  uploadId: uuid('upload_id').notNull(),
  start: bigint('start', { mode: 'number' }).notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
})

export type ArchiveEntry = { name: string; key: string } | { name: string; text: string }

export const archives = pgTable('archives', {
  key: text('key').primaryKey(),
  userId: text('user_id').notNull(),
  entries: jsonb('entries').$type<ArchiveEntry[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

/**
 * One file of a batch of certificates: the length in bytes of its packed difference from the template, in the stored
 * part, then the size in bytes and the CRC-32 of the file that users download.
 */
export type PartItem = readonly [length: number, size: number, crc32: number]
