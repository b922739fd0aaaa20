import type { CreditCounts } from '@ufaro/contract/credits.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/db.ts'
import { prepareOnce } from '../../db/prepare-once.ts'
import type { PlanRow } from '../../db/schema/plans.ts'

export type OpenOutcome = 'ok' | 'no_credits' | 'plan_expired' | 'daily_limit' | 'key_limit' | 'key_gone' | 'superseded'

export interface OpenRunRequest {
  userId: string
  mode: ToolId
  maxOutputs: number
  unlimited: boolean
  keyId: string | null
}

export interface OpenedRun {
  outcome: OpenOutcome
  runId: string | null
  remaining: number | null
}

const open = prepareOnce((db) =>
  db
    .select({
      outcome: sql<OpenOutcome>`outcome`,
      runId: sql<string | null>`run_id`,
      remaining: sql<number | null>`remaining`,
    })
    .from(
      sql`open_run_by(${sql.placeholder('userId')}, ${sql.placeholder('mode')}, ${sql.placeholder('maxOutputs')}, ${sql.placeholder('unlimited')}, ${sql.placeholder('keyId')})`,
    )
    .prepare('open_run'),
)

export async function openRun(db: Db, request: OpenRunRequest): Promise<OpenedRun> {
  const [opened] = await open(db).execute({ ...request })
  return opened!
}

/** Opens a run for a call with an idempotency key, and stores the id of the run with the key in the same statement. */
export async function openRunOnce(
  db: Db,
  { userId, mode, maxOutputs, unlimited, keyId }: OpenRunRequest,
  claim: string,
): Promise<OpenedRun> {
  const { rows } = await db.execute<{ outcome: OpenOutcome; run_id: string | null; remaining: number | null }>(sql`
    select outcome, run_id, remaining
      from open_run_once(${userId}, ${mode}, ${maxOutputs}, ${unlimited}, ${keyId}::uuid, ${claim}::uuid)`)
  const { outcome, run_id: runId, remaining } = rows[0]!
  return { outcome, runId, remaining }
}

interface RefundedRun extends Record<string, unknown> {
  handed_back: boolean
  user_id: string | null
}

export async function refundRun(tx: Tx, runId: string, status: string): Promise<RefundedRun> {
  const { rows } = await tx.execute<RefundedRun>(sql`select handed_back, user_id from refund_run(${runId}, ${status})`)
  return rows[0]!
}

export interface NewGrant {
  userId: string
  plan: Pick<PlanRow, 'id' | 'name' | 'dailyLimit'>
  source: 'signup' | 'admin' | 'payment'
  reference: string | null
  credits: Partial<CreditCounts>
  expiresAt: Date | null
  replace: boolean
}

export async function grantCredits(tx: Tx, grant: NewGrant): Promise<boolean> {
  const { userId, plan, source, reference, credits, expiresAt, replace } = grant
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    select grant_credits(
      ${userId}, ${plan.id}, ${plan.name}, ${source}, ${reference}, ${plan.dailyLimit},
      ${JSON.stringify(credits)}::jsonb, ${expiresAt?.toISOString() ?? null}::timestamptz, ${replace}
    ) as id`)
  return rows[0]?.id != null
}

export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`)
}

/** Ends a grant, or resumes it unless it has expired. Returns false if nothing changed. */
export async function setGrantEnded(db: Db, grantId: string, ended: boolean): Promise<boolean> {
  const { rowCount } = await db.execute(
    ended
      ? sql`update grants set ended_at = clock_timestamp() where id = ${grantId} and ended_at is null`
      : sql`update grants set ended_at = null
             where id = ${grantId} and ended_at is not null and is_live(null, expires_at, clock_timestamp())`,
  )
  return (rowCount ?? 0) > 0
}

export interface Withdrawal {
  of: number
  from: number
  whole: boolean
}

export async function withdrawGrant(
  tx: Tx,
  reference: string,
  { of, from, whole }: Withdrawal,
): Promise<string | null> {
  const { rows } = await tx.execute<{ user_id: string | null }>(
    sql`select user_id from withdraw_grant(${reference}, ${of}, ${from}, ${whole})`,
  )
  return rows[0]!.user_id
}
