import type { Mode } from '@ufaro/contract/modes.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { OutputWork, RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { requireId } from '../../http/require-id.ts'
import type { Spender } from '../../http/route.ts'
import { jobOf } from '../../modes/jobs.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { FilesService } from '../files/files.service.ts'
import {
  chooseSlot,
  claimSlots,
  findRun,
  lockRun,
  type OutputWithKey,
  outputsOf,
  type RunEnds,
  takesWork,
} from '../runs/run-work.service.ts'
import type { Admission } from './admission.ts'
import { type JobQueue, jobFor } from './jobs.ts'
import type { KeptInputs } from './kept-inputs.ts'
import type { MayPay } from './may-pay.ts'

interface Deps {
  credits: Pick<CreditsService, 'openRun'>
  queue: Pick<JobQueue, 'send'>
  files: Pick<FilesService, 'attach'>
  kept: Pick<KeptInputs, 'require'>
  admission: Pick<Admission, 'enter'>
  mayPay: MayPay
  ends: Pick<RunEnds, 'tell'>
}

export interface SlotOrder {
  label: string
  request: OutputWork['request']
  pictures: Record<string, FileRow[]>
}

const keysOf = (pictures: Record<string, FileRow[]>): OutputWork['inputs'] =>
  Object.fromEntries(Object.entries(pictures).map(([name, rows]) => [name, rows.map(({ key }) => key)]))

/** Runs with one slot per request, all queued at once for the built-in engine. */
export function createSlotRuns({ credits, queue, files, kept, admission, mayPay, ends }: Deps) {
  const claim = async (
    tx: Tx,
    run: RunRow,
    slot: number,
    { label, request }: { label: string; request: OutputWork },
  ) => {
    const [taken] = await claimSlots(tx, { run, slots: [slot], labels: [label], request })
    const { id: outputId, attempts: attempt, before } = taken!
    await queue.send(tx, jobFor('builtin'), { outputId, attempt }, { owner: run.userId, before })
  }

  const findFailed = async (db: Db, user: Spender, id: string, slot: number): Promise<[RunRow, OutputWithKey]> => {
    const run = await findRun(db, requireId(id), user.id)
    const outputs = run ? await outputsOf(db, [run.id]) : []
    const output = outputs.find((each) => each.slot === slot)
    if (!run || !output || !jobOf(run.mode).builtinOnly?.(output.request.request)) throw new AppError('NOT_FOUND')
    if (!takesWork(run, new Date())) throw new AppError('RUN_COMPLETE')
    chooseSlot(outputs, slot)
    return [run, output]
  }

  return {
    /** @throws AppError SERVICE_DISABLED, NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT */
    async admit(user: Spender, mode: Mode): Promise<void> {
      await admission.enter(mode)
      await mayPay(user, [mode])
    },

    /** @throws AppError NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT */
    async begin(tx: Tx, user: Spender, mode: Mode, orders: readonly SlotOrder[]): Promise<string> {
      const { runId } = await credits.openRun(tx, user, mode, { maxOutputs: orders.length })
      const run = await lockRun(tx, runId)
      if (!run) throw new Error('a run was opened and is not there')
      for (const [n, { pictures, ...order }] of orders.entries()) {
        await files.attach(tx, Object.values(pictures).flat(), run.id)
        const request = { request: order.request, inputs: keysOf(pictures) }
        await claim(tx, run, n + 1, { label: order.label, request })
      }
      await ends.tell(tx, run)
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
      await claim(tx, run, slot, { label, request: { ...request, inputs } })
      await ends.tell(tx, run)
    },
  }
}
export type SlotRunsService = ReturnType<typeof createSlotRuns>
