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
 * A certificate of a batch. The stored part contains only its packed difference from the template, which is `length`
 * bytes long. `size` (bytes) and `crc32` are those of the complete file that users download.
 */
export type PartItem = readonly [length: number, size: number, crc32: number]
