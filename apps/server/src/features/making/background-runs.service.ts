import { slotLabel, type ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { Spender } from '../../http/route.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import { claimSlot, outputsOf } from '../runs/outputs.service.ts'
import type { RunLifecycle } from '../runs/run-lifecycle.service.ts'
import { lockRun, touchRun } from '../runs/run-rows.service.ts'
import type { Admission } from './admission.ts'
import { deliverFile } from './delivering.service.ts'
import { type Maker, type Makers, requestFor } from './makers.ts'
import type { QueueSlot } from './queue-slot.ts'

export type { Maker }

interface Deps {
  credits: Pick<CreditsService, 'openRun' | 'openUnpaid'>
  queueSlot: QueueSlot
  admission: Pick<Admission, 'mayBegin'>
  lifecycle: Pick<RunLifecycle, 'cancel' | 'notify'>
  makers: Makers
}

interface Order {
  mode: ToolId
  credits: number
  maker: string
  label: string
  work: Record<string, unknown>
}

/** Runs whose work other rooms do. Each run has one slot, which is claimed at once, so that no API call can fill it. */
export function createBackgroundRuns({ credits, queueSlot, admission, lifecycle, makers }: Deps) {
  const open = async (tx: Tx, user: Spender, mode: ToolId, { paid = true } = {}) => {
    const { runId } = await (paid
      ? credits.openRun(tx, user, mode, { maxOutputs: 1 })
      : credits.openUnpaid(tx, user, mode))
    return { id: runId, userId: user.id, mode }
  }

  return {
    addMaker: makers.add,

    /**
     * Checks early whether the tool is on and the user can pay.
     * @throws AppError SERVICE_DISABLED, NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT
     */
    admit: (user: Spender, { mode, credits: count }: Pick<Order, 'mode' | 'credits'>): Promise<void> =>
      admission.mayBegin(user, mode, { paid: count > 0 }),

    /**
     * Opens one run per credit, or one unpaid run for no credits. The first run does the work, and the others end with
     * it.
     * @returns the run ids, the working run first
     */
    async begin(tx: Tx, user: Spender, { mode, credits: count, maker, label, work }: Order): Promise<string[]> {
      const runIds: string[] = []
      for (let n = 0; n < Math.max(1, count); n++) {
        const run = await open(tx, user, mode, { paid: count > 0 })
        const request = { request: requestFor(maker, { ...work, rest: n > 0 }), inputs: {} }
        const claim = { run, slot: 1, label, request }
        await (n === 0 ? queueSlot(tx, claim) : claimSlot(tx, claim))
        await lifecycle.notify(tx, run)
        runIds.push(run.id)
      }
      return runIds
    },

    /**
     * Spends a credit on a run that delivers the given file at once.
     * @throws AppError NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT
     */
    async beginFinished(tx: Tx, user: Spender, mode: ToolId, file: FileRow): Promise<string> {
      const run = await open(tx, user, mode)
      const request = { request: {}, inputs: {} }
      const output = await claimSlot(tx, { run, slot: 1, label: slotLabel(mode, 1), request })
      await deliverFile(tx, output, file)
      return run.id
    },

    async touch(db: Db, runIds: readonly string[]): Promise<void> {
      for (const id of runIds) await touchRun(db, id)
    },

    async finish(tx: Tx, runId: string, file: FileRow): Promise<boolean> {
      const [output] = await outputsOf(tx, [runId])
      return output !== undefined && deliverFile(tx, output, file)
    },

    async giveBack(tx: Tx, runId: string): Promise<void> {
      const run = await lockRun(tx, runId)
      if (run && (run.status === 'running' || run.status === 'open')) await lifecycle.cancel(tx, run)
    },
  }
}
export type BackgroundRunsService = ReturnType<typeof createBackgroundRuns>
