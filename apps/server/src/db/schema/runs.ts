import type { Mode } from '@ufaro/contract/modes.ts'
import type { CutoutKind, Engine, Guard, PreviewBytes, WordOption } from '@ufaro/contract/output.ts'
import type { RunStatus, Verdict } from '@ufaro/contract/run.ts'
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './accounts.ts'

export const runs = pgTable('runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  mode: text('mode').$type<Mode>().notNull(),
  status: text('status').$type<RunStatus>().notNull().default('open'),
  grantId: uuid('grant_id'),
  refunded: boolean('refunded').notNull().default(false),
  day: date('day').notNull(),
  maxOutputs: integer('max_outputs').notNull(),
  progressDone: integer('progress_done'),
  progressTotal: integer('progress_total'),
  createdAt: time('created_at').notNull().defaultNow(),
  touchedAt: time('touched_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
  verdict: text('verdict').$type<Verdict>(),
  verdictReason: text('verdict_reason'),
  verdictAt: time('verdict_at'),
  touchUps: integer('touch_ups').notNull().default(0),
})
export type RunRow = typeof runs.$inferSelect

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

export const uploadPieces = pgTable('upload_pieces', {
  fileId: uuid('file_id').primaryKey(),
  userId: text('user_id').notNull(),
  uploadId: uuid('upload_id').notNull(),
  start: bigint('start', { mode: 'number' }).notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
})

/** One file of an archive: stored bytes by key, or literal text. */
export type ArchiveEntry = { name: string; key: string } | { name: string; text: string }

export const archives = pgTable('archives', {
  key: text('key').primaryKey(),
  userId: text('user_id').notNull(),
  entries: jsonb('entries').$type<ArchiveEntry[]>().notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})

/** The validated request without pictures, and the pictures' keys by part name. */
export interface OutputWork {
  request: Record<string, unknown>
  inputs: Record<string, string[]>
}

export const outputs = pgTable('outputs', {
  id: uuid('id').primaryKey().defaultRandom(),
  runId: uuid('run_id').notNull(),
  userId: text('user_id').notNull(),
  mode: text('mode').$type<Mode>().notNull(),
  slot: integer('slot').notNull(),
  label: text('label').notNull(),
  status: text('status').$type<'pending' | 'done' | 'error'>().notNull().default('pending'),
  attempts: integer('attempts').notNull().default(0),
  request: jsonb('request').$type<OutputWork>().notNull(),
  engine: text('engine').$type<Engine>(),
  model: text('model'),
  fileId: uuid('file_id'),
  content: jsonb('content').$type<WordOption[]>(),
  understood: jsonb('understood').$type<string[]>(),
  cutout: text('cutout').$type<CutoutKind>(),
  guard: jsonb('guard').$type<Guard>(),
  guardRetry: boolean('guard_retry').notNull().default(false),
  width: integer('width'),
  height: integer('height'),
  bytes: bigint('bytes', { mode: 'number' }),
  error: text('error'),
  errorCode: text('error_code'),
  durationMs: integer('duration_ms'),
  costMicrousd: bigint('cost_microusd', { mode: 'number' }),
  createdAt: time('created_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
  deletedAt: time('deleted_at'),
})
export type OutputRow = typeof outputs.$inferSelect

export const eventTickets = pgTable('event_tickets', {
  hash: text('hash').primaryKey(),
  userId: text('user_id').notNull(),
  /** Exactly one of these two is set. */
  sessionId: text('session_id'),
  keyId: uuid('key_id'),
  expiresAt: time('expires_at').notNull(),
})
