import type { CutoutKind, Engine, Guard, WordOption } from '@ufaro/contract/output.ts'
import type { RunStatus, Verdict } from '@ufaro/contract/run.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import type { PartItem } from './files.ts'

export const runs = pgTable('runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  mode: text('mode').$type<ToolId>().notNull(),
  status: text('status').$type<RunStatus>().notNull().default('open'),
  grantId: uuid('grant_id'),
  refunded: boolean('refunded').notNull().default(false),
  day: date('day').notNull(),
  maxOutputs: integer('max_outputs').notNull(),
  fixedSlots: boolean('fixed_slots').notNull().default(false),
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

export interface OutputWork {
  request: Record<string, unknown>
  inputs: Record<string, string[]>
}

export const outputs = pgTable('outputs', {
  id: uuid('id').primaryKey().defaultRandom(),
  runId: uuid('run_id').notNull(),
  userId: text('user_id').notNull(),
  mode: text('mode').$type<ToolId>().notNull(),
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

export const outputParts = pgTable('output_parts', {
  outputId: uuid('output_id').notNull(),
  attempt: integer('attempt').notNull(),
  first: integer('first').notNull(),
  count: integer('count').notNull(),
  fileId: uuid('file_id').notNull(),
  items: jsonb('items').$type<PartItem[]>().notNull(),
})
