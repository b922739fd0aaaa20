import type { CutoutKind, Engine, Guard, PreviewBytes, WordOption } from '@ufaro/contract/output.ts'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { type OutputRow, type OutputWork, outputs, type RunRow, runs } from '../../db/schema/runs.ts'
import { fileRows } from '../files/file-rows.service.ts'
import type { Fault } from './faults.ts'

export type OutputWithKey = OutputRow & { fileKey: string | null; previewBytes: PreviewBytes | null }

export async function outputsOf(db: Db, runIds: string[]): Promise<OutputWithKey[]> {
  const rows = await db
    .select({ output: outputs, fileKey: fileRows.key, previewBytes: fileRows.previewBytes })
    .from(outputs)
    .leftJoin(fileRows, and(eq(fileRows.id, outputs.fileId), isNull(fileRows.deletedAt)))
    .where(inArray(outputs.runId, runIds))
    .orderBy(asc(outputs.slot))
  return rows.map(({ output, ...file }) => ({ ...output, ...file }))
}

/** A run and its outputs in one statement. @param id its id, or SQL for it */
export async function findWithOutputs(
  db: Db,
  id: string | SQL,
  userId: string,
): Promise<{ run: RunRow; outputs: OutputWithKey[] } | undefined> {
  const rows = await db
    .select({ run: runs, output: outputs, fileKey: fileRows.key, previewBytes: fileRows.previewBytes })
    .from(runs)
    .leftJoin(outputs, eq(outputs.runId, runs.id))
    .leftJoin(fileRows, and(eq(fileRows.id, outputs.fileId), isNull(fileRows.deletedAt)))
    .where(and(eq(runs.id, id), eq(runs.userId, userId)))
    .orderBy(asc(outputs.slot))
  const [first] = rows
  if (!first) return undefined
  const made = rows.flatMap(({ output, fileKey, previewBytes }) =>
    output ? [{ ...output, fileKey, previewBytes }] : [],
  )
  return { run: first.run, outputs: made }
}

export const slotStatesOf = (tx: Tx, runId: string) =>
  tx
    .select({ slot: outputs.slot, status: outputs.status, attempts: outputs.attempts })
    .from(outputs)
    .where(eq(outputs.runId, runId))

export type ShownOutput = Omit<OutputWithKey, 'request'>

const { request: _, ...shown } = getTableColumns(outputs)

/** Like `outputsOf` without requests, which may contain ten thousand names: read on every event. */
export async function shownOutputsOf(db: Db, runIds: string[]): Promise<ShownOutput[]> {
  return db
    .select({ ...shown, fileKey: fileRows.key, previewBytes: fileRows.previewBytes })
    .from(outputs)
    .leftJoin(fileRows, and(eq(fileRows.id, outputs.fileId), isNull(fileRows.deletedAt)))
    .where(inArray(outputs.runId, runIds))
    .orderBy(asc(outputs.slot))
}

/** A failed attempt leaves an earlier picture in place. */
const endedWithout = ({ error, errorCode }: Failure) => ({
  status: sql<'done' | 'error'>`case when ${outputs.fileId} is null then 'error' else 'done' end`,
  error: sql<string | null>`case when ${outputs.fileId} is null then ${error}::text end`,
  errorCode: sql<string | null>`case when ${outputs.fileId} is null then ${errorCode}::text end`,
})

export async function findResultFile(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  const own = and(eq(outputs.id, id), eq(outputs.userId, userId), eq(outputs.status, 'done'), isNull(outputs.deletedAt))
  const [row] = await db
    .select(fileRows._.selectedFields)
    .from(outputs)
    .innerJoin(fileRows, and(eq(fileRows.id, outputs.fileId), isNull(fileRows.deletedAt)))
    .where(own)
  return row
}

export interface Claim {
  run: Pick<RunRow, 'id' | 'userId' | 'mode'>
  slots: readonly number[]
  labels: readonly string[]
  request: OutputWork
}

export interface Claimed {
  id: string
  attempts: number
  /** Jobs that the user already has waiting or at work. */
  before: number
}

/** Marks the run as running. Requires the lock on the run and checked slots; in the order of the slots. */
export async function claimSlots(tx: Tx, { run, slots, labels, request }: Claim): Promise<Claimed[]> {
  const { rows } = await tx.execute<Claimed & Record<string, unknown>>(sql`
    select id, attempts, before from claim_slots(
      ${run.id}, ${run.userId}, ${run.mode}, ${sql.param(slots)}::integer[], ${sql.param(labels)}::text[],
      ${JSON.stringify(request)}::jsonb
    )`)
  return rows
}

export interface Attempt {
  output: OutputRow
  run: RunRow
}

export async function findOutput(db: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await db
    .select({ output: outputs, run: runs })
    .from(outputs)
    .innerJoin(runs, eq(runs.id, outputs.runId))
    .where(eq(outputs.id, id))
  return row
}

/** Recorded before the engine starts: it may cost money whatever happens. */
export async function noteEngine(db: Db, id: string, attempt: number, engine: Engine): Promise<void> {
  await db.update(outputs).set({ engine }).where(thisAttempt(id, attempt))
}

export interface Effort {
  engine: Engine | null
  model: string | null
  durationMs: number
  costMicrousd: number
}

export interface Delivery {
  fileId: string | null
  content: WordOption[] | null
  understood: string[] | null
  cutout: CutoutKind | null
  guard: Guard | null
  width: number | null
  height: number | null
  bytes: number | null
}

const taken = ({ engine, model, durationMs, costMicrousd }: Effort) => ({
  // Keep the engine of an attempt that never reported back.
  ...(engine && { engine }),
  model,
  durationMs,
  // Failed attempts cost money too.
  costMicrousd: sql`coalesce(${outputs.costMicrousd}, 0) + ${costMicrousd}`,
  finishedAt: sql`clock_timestamp()`,
})

const thisAttempt = (id: string, attempt: number) =>
  and(eq(outputs.id, id), eq(outputs.attempts, attempt), eq(outputs.status, 'pending'))

/** False if this attempt is already over: delivered by a duplicate job, canceled or swept. */
export async function markDone(tx: Tx, id: string, attempt: number, effort: Effort, delivery: Delivery) {
  const rows = await tx
    .update(outputs)
    .set({ status: 'done', ...taken(effort), ...delivery })
    .where(thisAttempt(id, attempt))
    .returning({ id: outputs.id })
  return rows.length > 0
}

export async function markFailed(tx: Tx, id: string, attempt: number, effort: Effort, failure: Failure) {
  const rows = await tx
    .update(outputs)
    .set({ ...taken(effort), ...endedWithout(failure) })
    .where(thisAttempt(id, attempt))
    .returning({ id: outputs.id })
  return rows.length > 0
}

export interface Failure {
  errorCode: Fault
  error: string
}

/** Ends pending outputs of a run that ends without them. */
export async function failPending(tx: Tx, runId: string, failure: Failure): Promise<void> {
  await tx
    .update(outputs)
    .set({ finishedAt: sql`clock_timestamp()`, ...endedWithout(failure) })
    .where(and(eq(outputs.runId, runId), eq(outputs.status, 'pending')))
}

export const hasDelivered = async (tx: Tx, runId: string): Promise<boolean> =>
  (await tx.$count(outputs, and(eq(outputs.runId, runId), eq(outputs.status, 'done')))) > 0

export const hasBegun = async (tx: Tx, runId: string): Promise<boolean> =>
  (await tx.$count(outputs, eq(outputs.runId, runId))) > 0

const RECALLED_RUNS = 2

export async function wordsBefore(db: Db, { id, userId, mode }: RunRow): Promise<WordOption[]> {
  const rows = await db
    .select({ content: outputs.content })
    .from(outputs)
    .innerJoin(runs, eq(runs.id, outputs.runId))
    .where(and(eq(runs.userId, userId), eq(runs.mode, mode), ne(runs.id, id), isNotNull(outputs.content)))
    .orderBy(desc(runs.createdAt))
    .limit(RECALLED_RUNS)
  return rows.flatMap(({ content }) => content ?? [])
}
