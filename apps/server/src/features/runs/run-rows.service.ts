import type { RunStatus } from '@ufaro/contract/run.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/db.ts'
import { type RunRow, runs } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'

/** A read-only relation that other rooms may join in their queries. */
export const runRows = new QueryBuilder().select().from(runs).as('run_rows')

const unfinished = inArray(runs.status, ['open', 'running'])

export async function requireRun(db: Db, id: string, userId: string): Promise<RunRow> {
  const own = and(eq(runs.id, requireId(id)), eq(runs.userId, userId))
  const [run] = await db.select().from(runs).where(own)
  if (!run) throw new AppError('NOT_FOUND')
  return run
}

export const findRuns = (db: Db, ids: string[]): Promise<RunRow[]> =>
  db.select().from(runs).where(inArray(runs.id, ids))

/** Every change of a run's state requires this lock. */
export async function lockRun(tx: Tx, id: string, userId?: string): Promise<RunRow | undefined> {
  const own = userId === undefined ? undefined : eq(runs.userId, userId)
  const [row] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), own))
    .for('no key update')
  return row
}

/** The time is in a subquery, because PostgreSQL cannot use the index for a volatile expression. */
const idleFor = (seconds: number) =>
  and(unfinished, sql`${runs.touchedAt} < (select clock_timestamp() - make_interval(secs => ${seconds}))`)

/** Like `lockRun`, but skips runs that are locked or no longer idle. */
export async function tryLockIdle(tx: Tx, id: string, idleS: number): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), idleFor(idleS)))
    .for('no key update', { skipLocked: true })
  return row
}

export async function newestRun(db: Db, userId: string, mode: ToolId): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.mode, mode)))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(1)
  return row
}

export const newestUnfinished = sql`(
  select r.id from runs r
   where r.user_id = ${sql.placeholder('userId')} and r.mode = ${sql.placeholder('mode')}
     and r.max_outputs = ${sql.placeholder('maxOutputs')}
     and not r.fixed_slots and r.status in ('open', 'running')
   order by r.created_at desc, r.id desc limit 1)`

export async function listUnfinished(db: Db, userId: string, { page, limit }: { page: number; limit: number }) {
  const mine = and(eq(runs.userId, userId), unfinished)
  const rows = await db
    .select()
    .from(runs)
    .where(mine)
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(runs, mine) }
}

export async function listCurrent(db: Db, userId: string, seconds: number, limit: number): Promise<string[]> {
  const since = sql`now() - make_interval(secs => ${seconds})`
  const current = or(unfinished, gt(runs.touchedAt, since), gt(runs.finishedAt, since))
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), current))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function fixSlots(tx: Tx, id: string): Promise<void> {
  await tx.update(runs).set({ fixedSlots: true }).where(eq(runs.id, id))
}

export async function endRun(tx: Tx, id: string, status: Extract<RunStatus, 'canceled' | 'expired'>): Promise<void> {
  await tx.execute(sql`select end_run(${id}::uuid, ${status})`)
}

export async function settleRun(tx: Tx, id: string, skipped: readonly number[]): Promise<void> {
  await tx.execute(sql`select settle_run(${id}::uuid, ${sql.param(skipped)}::integer[])`)
}

export async function touchRun(db: Db, id: string, progress?: { done: number; total: number }): Promise<void> {
  const counts = progress && { progressDone: progress.done, progressTotal: progress.total }
  await db
    .update(runs)
    .set({ touchedAt: sql`clock_timestamp()`, ...counts })
    .where(and(eq(runs.id, id), unfinished))
}

export async function listIdle(db: Db, idleS: number, limit: number): Promise<string[]> {
  const rows = await db.select({ id: runs.id }).from(runs).where(idleFor(idleS)).orderBy(runs.touchedAt).limit(limit)
  return rows.map(({ id }) => id)
}

/** Counts refunded AI runs of the last hour. `secondsLeft` is the time until the oldest of them is an hour old. */
export async function recentFailures(db: Db, userId: string): Promise<{ count: number; secondsLeft: number }> {
  const { rows } = await db.execute<{ count: number; seconds_left: number | null }>(sql`
    select count(*)::int as count,
           extract(epoch from min(finished_at) + interval '1 hour' - now())::float8 as seconds_left
      from runs
     where user_id = ${userId} and status in ('failed', 'canceled', 'expired') and refunded
       and finished_at > now() - interval '1 hour'
       and exists (select from outputs o where o.run_id = runs.id and o.engine is distinct from 'builtin' and o.engine is not null)`)
  return { count: rows[0]?.count ?? 0, secondsLeft: rows[0]?.seconds_left ?? 0 }
}

export async function hasRecentRun(db: Db, userId: string, modes: readonly ToolId[]): Promise<boolean> {
  const recent = or(unfinished, gt(runs.finishedAt, sql`now() - interval '1 day'`))
  const theirs = and(eq(runs.userId, userId), inArray(runs.mode, modes), recent)
  return (await db.select({ id: runs.id }).from(runs).where(theirs).limit(1)).length > 0
}
