import type { Engine } from '@ufaro/contract/output.ts'
import { slotLabel } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { OutputWork } from '../../db/schema/runs.ts'
import { claimOfCall } from '../../http/recovery-point.ts'
import type { Spender } from '../../http/route.ts'
import { refusalOf } from '../credits/credits.service.ts'
import type { RunChoice, RunQuery } from '../runs/choose-run.service.ts'
import { type JobQueue, jobFor } from './jobs.ts'

interface Work {
  user: Spender
  query: RunQuery
  choice: RunChoice
  request: OutputWork
  files: readonly FileRow[]
  engine: Engine
}

export interface Begun {
  runId: string
  outputIds: string[]
}

interface Row extends Record<string, unknown> {
  outcome: Parameters<typeof refusalOf>[0] | 'changed'
  run_id: string
  output_ids: string[]
  sent: number
}

/**
 * Spends the credit, claims the slots and queues their jobs in one SQL statement.
 * @returns null if the run has changed since it was chosen
 * @throws AppError NO_CREDITS, PLAN_EXPIRED, DAILY_LIMIT, UNAUTHENTICATED or IDEMPOTENCY_IN_PROGRESS
 */
export function createBeginWork({ queue }: { queue: Pick<JobQueue, 'insertion'> }) {
  return async (db: Db, { user, query, choice, request, files, engine }: Work): Promise<Begun | null> => {
    const { mode, runId: named } = query
    const { insert, job } = await queue.insertion(jobFor(engine), user.id)
    const labels = choice.slots.map((slot) => slotLabel(mode, slot))
    const { rows } = await db.execute<Row>(sql`
      with begun as materialized (
        select * from begin_work(
          ${user.id}, ${mode}, ${TOOLS[mode].outputs}, ${user.is_admin}, ${user.keyId ?? null}::uuid,
          ${claimOfCall() ?? null}::uuid, ${named ?? null}::uuid, ${choice.open?.run.id ?? null}::uuid, ${choice.state},
          ${sql.param(choice.slots)}::integer[], ${sql.param(labels)}::text[], ${JSON.stringify(request)}::jsonb,
          ${sql.param(idsOf(files, false))}::uuid[], ${sql.param(idsOf(files, true))}::uuid[],
          ${JSON.stringify(job)}::jsonb
        )
      ), sent as (
        ${sql.raw(insert.replace('$1', () => `(select coalesce(jobs, '[]') from begun)`))}
      )
      select outcome, run_id, output_ids, (select count(*) from sent)::integer as sent from begun`)
    const { outcome, run_id: runId, output_ids: outputIds, sent } = rows[0]!
    if (outcome === 'changed') return null
    if (outcome !== 'ok') throw refusalOf(outcome, mode)
    if (sent !== outputIds.length) throw new Error(`the queue took ${sent} of ${outputIds.length} jobs`)
    return { runId, outputIds }
  }
}
export type BeginWork = ReturnType<typeof createBeginWork>

const idsOf = (files: readonly FileRow[], uploads: boolean): string[] =>
  files.filter(({ kind }) => (kind === 'upload') === uploads).map(({ id }) => id)
