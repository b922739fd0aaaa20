import type { Tx } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import type { Bus } from '../../infra/db/bus.ts'
import { type Fault, sentenceOfFault } from './faults.service.ts'
import { failPending } from './outputs.service.ts'
import { endRun, settleRun } from './run-rows.service.ts'

type RunKey = Pick<RunRow, 'id' | 'userId'>

/** Callers of `cancel` and `expire` must have locked the run. */
export function createRunLifecycle({ bus }: { bus: Pick<Bus, 'publish'> }) {
  const notify = (tx: Tx, { id, userId }: RunKey) => bus.publish(tx, { topic: 'run', userId, id })

  return {
    notify,

    async cancel(tx: Tx, run: RunKey): Promise<void> {
      await failPending(tx, run.id, failure('canceled'))
      await endRun(tx, run.id, 'canceled')
      await notify(tx, run)
    },

    /**
     * Ends an idle run. If the run had ended before and was reopened by a retry, its outputs decide the new status. Any
     * other run becomes `expired`.
     */
    async expire(tx: Tx, run: RunRow): Promise<void> {
      await failPending(tx, run.id, failure('failed'))
      if (run.finishedAt) return settleRun(tx, run.id, slotsOf(run))
      await endRun(tx, run.id, 'expired')
      await notify(tx, run)
    },
  }
}
export type RunLifecycle = ReturnType<typeof createRunLifecycle>

const failure = (fault: Fault) => ({ errorCode: fault, error: sentenceOfFault(fault) })

export const slotsOf = ({ maxOutputs }: Pick<RunRow, 'maxOutputs'>): number[] =>
  Array.from({ length: maxOutputs }, (_, n) => n + 1)
