import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { OutputWork, RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { Spender } from '../../http/route.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { type OutputWithKey, outputsOf } from '../runs/outputs.service.ts'
import type { RunLifecycle } from '../runs/run-lifecycle.service.ts'
import { fixSlots, lockRun, requireRun } from '../runs/run-rows.service.ts'
import { chooseSlot, takesWork } from '../runs/run-rules.service.ts'
import type { Admission } from './admission.ts'
import { type KeptInputs, keysOf } from './kept-inputs.ts'
import type { QueueSlot } from './queue-slot.ts'

interface Deps {
  credits: Pick<CreditsService, 'openRun'>
  queueSlot: QueueSlot
  files: Pick<FilesService, 'attach'>
  kept: Pick<KeptInputs, 'require'>
  admission: Pick<Admission, 'mayBegin'>
  lifecycle: Pick<RunLifecycle, 'notify'>
}

export interface SlotOrder {
  label: string
  request: OutputWork['request']
  pictures: Record<string, FileRow[]>
}

export function createSlotRuns({ credits, queueSlot, files, kept, admission, lifecycle }: Deps) {
  const findFailed = async (db: Db, user: Spender, id: string, slot: number): Promise<[RunRow, OutputWithKey]> => {
    const run = await requireRun(db, id, user.id)
    const outputs = await outputsOf(db, [run.id])
    const output = outputs.find((each) => each.slot === slot)
    if (!output || !jobOf(run.mode).builtinOnly?.(output.request.request)) throw new AppError('NOT_FOUND')
    if (!takesWork(run, new Date())) throw new AppError('RUN_COMPLETE')
    chooseSlot(outputs, slot)
    return [run, output]
  }

  return {
    admit: admission.mayBegin,

    async begin(tx: Tx, user: Spender, mode: ToolId, orders: readonly SlotOrder[]): Promise<string> {
      const { runId } = await credits.openRun(tx, user, mode, { maxOutputs: orders.length })
      const run = { id: runId, userId: user.id, mode }
      await fixSlots(tx, run.id)
      for (const [n, { label, request, pictures }] of orders.entries()) {
        await files.attach(tx, Object.values(pictures).flat(), run.id)
        await queueSlot(tx, { run, slot: n + 1, label, request: { request, inputs: keysOf(pictures) } })
      }
      await lifecycle.notify(tx, run)
      return run.id
    },

    /**
     * @throws AppError NOT_FOUND, RUN_COMPLETE, OUTPUT_EXISTS, or INPUTS_GONE if pictures are neither stored nor sent
     */
    async mayRetry(db: Db, user: Spender, id: string, slot: number, bringsPictures: boolean): Promise<void> {
      const [run, output] = await findFailed(db, user, id, slot)
      if (!bringsPictures) await kept.require(run, output.request.inputs)
    },

    /** Given pictures replace the slot's earlier ones. */
    async retry(tx: Tx, user: Spender, id: string, slot: number, pictures: Record<string, FileRow[]>): Promise<void> {
      await lockRun(tx, requireId(id))
      const [run, output] = await findFailed(tx, user, id, slot)
      const { label, request } = output
      await files.attach(tx, Object.values(pictures).flat(), run.id)
      const inputs = { ...request.inputs, ...keysOf(pictures) }
      await queueSlot(tx, { run, slot, label, request: { ...request, inputs } })
      await lifecycle.notify(tx, run)
    },
  }
}
export type SlotRunsService = ReturnType<typeof createSlotRuns>
