import { type Mode, slotLabel } from '@ufaro/contract/modes.ts'
import type { Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { Spender } from '../../http/route.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import { claimSlots, lockRun, markDone, type RunEnds } from '../runs/run-work.service.ts'
import type { Admission } from './admission.ts'
import type { MayPay } from './may-pay.ts'

interface Deps {
  credits: Pick<CreditsService, 'openRun'>
  admission: Pick<Admission, 'enter'>
  mayPay: MayPay
  ends: Pick<RunEnds, 'settle'>
}

/** Runs for finished work: opened and ended in the transaction of the result. */
export function createFinishedRuns({ credits, admission, mayPay, ends }: Deps) {
  return {
    /**
     * A check before any work.
     * @throws AppError SERVICE_DISABLED, NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT
     */
    async admit(user: Spender, mode: Mode): Promise<void> {
      await admission.enter(mode)
      await mayPay(user, [mode])
    },

    /**
     * Spends a credit for an existing file.
     * @throws AppError NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT
     */
    async finish(tx: Tx, user: Spender, mode: Mode, file: FileRow): Promise<string> {
      const { runId } = await credits.openRun(tx, user, mode)
      const run = await lockRun(tx, runId)
      if (!run) throw new Error('a run was opened and is not there')
      const request = { request: {}, inputs: {} }
      const { id: fileId, width, height, bytes } = file
      for (const { id, attempts } of await claimSlots(tx, { run, slots: [1], labels: [slotLabel(mode, 1)], request })) {
        await markDone(
          tx,
          id,
          attempts,
          { engine: 'builtin', model: null, durationMs: 0, costMicrousd: 0 },
          { content: null, understood: null, cutout: null, guard: null, fileId, width, height, bytes },
        )
      }
      await ends.settle(tx, run, () => false)
      return runId
    },
  }
}
export type FinishedRunsService = ReturnType<typeof createFinishedRuns>
