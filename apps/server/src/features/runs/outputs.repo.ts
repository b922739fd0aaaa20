import type { CutoutKind, Engine, Guard, PreviewBytes, WordOption } from '@ufaro/contract/output.ts'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
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

/** A finished result is remade only because of its guard. */
const tookGuardRetry = sql`${outputs.guardRetry} or ${outputs.status} = 'done'`

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
  slot: number
  label: string
  request: OutputWork
}

export async function claimSlot(tx: Tx, { run, slot, label, request }: Claim): Promise<OutputRow> {
  // Keeps the engine of the earlier attempt, which may have cost money.
  const begun = { status: 'pending', request, model: null, error: null, errorCode: null } as const
  const [row] = await tx
    .insert(outputs)
    .values({ runId: run.id, userId: run.userId, mode: run.mode, slot, label, attempts: 1, ...begun })
    .onConflictDoUpdate({
      target: [outputs.runId, outputs.slot],
      set: {
        ...begun,
        attempts: sql`${outputs.attempts} + 1`,
        finishedAt: null,
        durationMs: null,
        guardRetry: tookGuardRetry,
      },
    })
    .returning()
  return row!
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

export async function countPending(db: Db, ids: string[]): Promise<number> {
  return db.$count(outputs, and(inArray(outputs.id, ids), eq(outputs.status, 'pending')))
}

export const countPendingOf = (db: Db, userId: string): Promise<number> =>
  db.$count(outputs, and(eq(outputs.userId, userId), eq(outputs.status, 'pending')))

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
