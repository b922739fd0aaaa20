import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { OutputWork, RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { Spender } from '../../http/route.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { FilesService } from '../files/files.service.ts'
import { type OutputWithKey, outputsOf } from '../runs/outputs.service.ts'
import type { RunLifecycle } from '../runs/run-lifecycle.service.ts'
import { fixSlots, lockRun, requireRun } from '../runs/run-rows.service.ts'
import { chooseSlot, takesWork } from '../runs/run-rules.service.ts'
import type { Admission } from './admission.ts'
import { type Claims, keysOf } from './claims.ts'
import type { KeptInputs } from './kept-inputs.ts'

interface Deps {
  claims: Claims
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

/** Runs with one slot per request, all queued at once for the built-in engine. */
export function createSlotRuns({ claims, files, kept, admission, lifecycle }: Deps) {
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

    /** @throws AppError NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT */
    async begin(tx: Tx, user: Spender, mode: ToolId, orders: readonly SlotOrder[]): Promise<string> {
      const run = await claims.open(tx, user, mode, { maxOutputs: orders.length })
      await fixSlots(tx, run.id)
      for (const [n, { label, request, pictures }] of orders.entries()) {
        await files.attach(tx, Object.values(pictures).flat(), run.id)
        const work = { request, inputs: keysOf(pictures) }
        await claims.claim(tx, { run, slots: [n + 1], labels: [label], request: work }, 'builtin')
      }
      await lifecycle.notify(tx, run)
      return run.id
    },

    /** @throws AppError NOT_FOUND, RUN_COMPLETE, OUTPUT_EXISTS, or INPUTS_GONE if no new pictures come */
    async mayRetry(db: Db, user: Spender, id: string, slot: number, bringsPictures: boolean): Promise<void> {
      const [run, output] = await findFailed(db, user, id, slot)
      if (!bringsPictures) await kept.require(run, output.request.inputs)
    },

    /** Retries a failed slot; given pictures replace those of the slot. @throws as `mayRetry` */
    async retry(tx: Tx, user: Spender, id: string, slot: number, pictures: Record<string, FileRow[]>): Promise<void> {
      await lockRun(tx, requireId(id))
      const [run, output] = await findFailed(tx, user, id, slot)
      const { label, request } = output
      await files.attach(tx, Object.values(pictures).flat(), run.id)
      const inputs = { ...request.inputs, ...keysOf(pictures) }
      const again = { run, slots: [slot], labels: [label], request: { ...request, inputs } }
      await claims.claim(tx, again, 'builtin')
      await lifecycle.notify(tx, run)
    },
  }
}
export type SlotRunsService = ReturnType<typeof createSlotRuns>
