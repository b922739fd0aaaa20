import { FEEDBACK_HOURS, REFUNDED_VERDICTS_DAYS } from '@ufaro/contract/http/feedback.ts'
import type { Verdict } from '@ufaro/contract/run.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/db.ts'
import { outputs, runs } from '../../db/schema/runs.ts'

export async function writeVerdict(tx: Tx, id: string, verdict: Verdict, reason: string | undefined): Promise<boolean> {
  const inTime = sql`${runs.finishedAt} > clock_timestamp() - make_interval(hours => ${FEEDBACK_HOURS})`
  const rows = await tx
    .update(runs)
    .set({ verdict, verdictReason: reason || null, verdictAt: sql`clock_timestamp()` })
    .where(and(eq(runs.id, id), inTime))
    .returning({ id: runs.id })
  return rows.length > 0
}

export const countRefundedVerdicts = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(
    runs,
    and(
      eq(runs.userId, userId),
      eq(runs.verdict, 'bad'),
      eq(runs.refunded, true),
      sql`${runs.verdictAt} > clock_timestamp() - make_interval(days => ${REFUNDED_VERDICTS_DAYS})`,
    ),
  )

export async function withdrawOutputs(tx: Tx, runId: string, failure: { error: string; errorCode: string }) {
  const delivered = and(eq(outputs.runId, runId), eq(outputs.status, 'done'))
  const rows = await tx.select({ fileId: outputs.fileId }).from(outputs).where(delivered).for('no key update')
  await tx
    .update(outputs)
    .set({ status: 'error', ...failure, fileId: null, content: null, understood: null, bytes: null })
    .where(delivered)
  return rows.flatMap(({ fileId }) => fileId ?? [])
}
