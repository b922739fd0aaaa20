import type { Engine, PreviewBytes, WordOption } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import type { FileRow } from '../../db/schema/files.ts'
import { type OutputRow, type OutputWork, outputs, type RunRow, runs } from '../../db/schema/runs.ts'
import { fileRows } from '../files/file-rows.service.ts'
import type { Fault } from './faults.service.ts'
import { newestUnfinished } from './run-rows.service.ts'

export type OutputWithKey = OutputRow & { fileKey: string | null; previewBytes: PreviewBytes | null }

export const itsFile = and(eq(fileRows.id, outputs.fileId), isNull(fileRows.deletedAt))
const ofFile = { fileKey: fileRows.key, previewBytes: fileRows.previewBytes }
export const withFile = { ...getTableColumns(outputs), ...ofFile }

const ofRuns = prepareOnce((db) =>
  db
    .select(withFile)
    .from(outputs)
    .leftJoin(fileRows, itsFile)
    .where(sql`${outputs.runId} = any(${sql.placeholder('runIds')}::uuid[])`)
    .orderBy(asc(outputs.slot))
    .prepare('outputs_of_runs'),
)

export const outputsOf = (db: Db, runIds: string[]): Promise<OutputWithKey[]> => ofRuns(db).execute({ runIds })

const withOutputs = (name: string, id: Placeholder | SQL) =>
  prepareOnce((db) =>
    db
      .select({ run: runs, state: sql<string>`run_state(${runs.id})`, output: outputs, ...ofFile })
      .from(runs)
      .leftJoin(outputs, eq(outputs.runId, runs.id))
      .leftJoin(fileRows, itsFile)
      .where(and(eq(runs.id, id), eq(runs.userId, sql.placeholder('userId'))))
      .orderBy(asc(outputs.slot))
      .prepare(name),
  )
const named = withOutputs('named_run', sql.placeholder('runId'))
const newest = withOutputs('newest_run', newestUnfinished)

export async function findWithOutputs(
  db: Db,
  { runId, userId, mode }: { runId: string | undefined; userId: string; mode: ToolId },
): Promise<{ run: RunRow; state: string; outputs: OutputWithKey[] } | undefined> {
  const maxOutputs = TOOLS[mode].outputs
  const rows = await (runId ? named : newest)(db).execute({ runId, userId, mode, maxOutputs })
  const [first] = rows
  if (!first) return undefined
  const made = rows.flatMap(({ output, fileKey, previewBytes }) =>
    output ? [{ ...output, fileKey, previewBytes }] : [],
  )
  return { run: first.run, state: first.state, outputs: made }
}

export type ShownOutput = Omit<OutputWithKey, 'request'>

const { request: _, ...shown } = withFile

/** Leaves out the requests, because one may contain ten thousand names and every event of a run needs this query. */
export const shownOutputsOf = (db: Db, runIds: string[]): Promise<ShownOutput[]> =>
  db
    .select(shown)
    .from(outputs)
    .leftJoin(fileRows, itsFile)
    .where(inArray(outputs.runId, runIds))
    .orderBy(asc(outputs.slot))

export async function findResultFile(db: Db, userId: string, id: string): Promise<FileRow | undefined> {
  const own = and(eq(outputs.id, id), eq(outputs.userId, userId), eq(outputs.status, 'done'), isNull(outputs.deletedAt))
  const [row] = await db.select(fileRows._.selectedFields).from(outputs).innerJoin(fileRows, itsFile).where(own)
  return row
}

export interface Claim {
  run: Pick<RunRow, 'id' | 'userId' | 'mode'>
  slot: number
  label: string
  request: OutputWork
}

interface Claimed {
  id: string
  attempts: number
  before: number
}

/** The caller must have locked the run and checked that the slot may be claimed. */
export async function claimSlot(tx: Tx, { run, slot, label, request }: Claim): Promise<Claimed> {
  const { rows } = await tx.execute<Claimed & Record<string, unknown>>(sql`
    select id, attempts, before from claim_slots(
      ${run.id}, ${run.userId}, ${run.mode}, array[${slot}]::integer[], array[${label}]::text[],
      ${JSON.stringify(request)}::jsonb
    )`)
  return rows[0]!
}

export interface Attempt {
  output: OutputRow
  run: RunRow
}

const attempt = prepareOnce((db) =>
  db
    .select({ output: outputs, run: runs })
    .from(outputs)
    .innerJoin(runs, eq(runs.id, outputs.runId))
    .where(eq(outputs.id, sql.placeholder('id')))
    .prepare('attempt'),
)

export async function findOutput(db: Db, id: string): Promise<Attempt | undefined> {
  const [row] = await attempt(db).execute({ id })
  return row
}

/** Records the engine as soon as it starts, because it may cost money even if the attempt fails. */
export async function noteEngine(db: Db, id: string, attempt: number, engine: Engine): Promise<void> {
  // `set_config` makes the commit not wait for the disk. If a crash of the database server loses the write, the end of
  // the attempt writes the engine again.
  await db.execute(sql`
    update outputs set engine = ${engine}
     where id = ${id} and attempts = ${attempt} and status = 'pending'
       and set_config('synchronous_commit', 'off', true) = 'off'`)
}

export interface Effort {
  engine: Engine | null
  model: string | null
  durationMs: number
  costMicrousd: number
}

export type Delivery = Partial<
  Pick<OutputRow, 'fileId' | 'content' | 'understood' | 'cutout' | 'guard' | 'width' | 'height' | 'bytes'>
>

/**
 * Ends an attempt. Also ends its run, if every slot was attempted and none is pending.
 * @param skipped slots that the run does not wait for
 * @returns false and changes nothing if the attempt or its run has already ended
 */
export async function endOutput(
  db: Db,
  { id, attempts }: Pick<OutputRow, 'id' | 'attempts'>,
  { durationMs, costMicrousd, ...by }: Effort,
  end: Delivery | Failure,
  skipped: readonly number[] = [],
): Promise<boolean> {
  const { fileId, errorCode, ...made }: Partial<Delivery & Failure> = end
  const spent = { duration_ms: durationMs, cost_microusd: costMicrousd }
  const columns = { ...by, ...spent, ...made, file_id: fileId, error_code: errorCode }
  const { rows } = await db.execute<{ ended: boolean }>(sql`
    select end_output(
      ${id}::uuid, ${attempts}::integer, ${sql.param(skipped)}::integer[], ${JSON.stringify(columns)}::jsonb
    ) as ended`)
  return rows[0]?.ended ?? false
}

export interface Failure {
  errorCode: Fault
  error: string
}

const endedWithout = ({ error, errorCode }: Failure) => ({
  status: sql<'done' | 'error'>`case when ${outputs.fileId} is null then 'error' else 'done' end`,
  error: sql<string | null>`case when ${outputs.fileId} is null then ${error}::text end`,
  errorCode: sql<string | null>`case when ${outputs.fileId} is null then ${errorCode}::text end`,
})

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
