import type { Mode } from '@ufaro/contract/modes.ts'
import type { Db, Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { Spender } from '../../http/route.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import { claimSlots, lockRun, markDone, outputsOf, type RunEnds, touchRun } from '../runs/run-work.service.ts'
import type { Admission } from './admission.ts'
import { type JobQueue, jobFor } from './jobs.ts'
import { type Maker, type Makers, requestFor } from './makers.ts'
import type { MayPay } from './may-pay.ts'

export type { Maker }

interface Deps {
  credits: Pick<CreditsService, 'openRun' | 'openUnpaid'>
  queue: Pick<JobQueue, 'send'>
  admission: Pick<Admission, 'enter'>
  mayPay: MayPay
  ends: Pick<RunEnds, 'settle' | 'cancel' | 'tell'>
  makers: Makers
}

interface Order {
  mode: Mode
  credits: number
  maker: string
  label: string
  work: Record<string, unknown>
}

const BUILT_IN = { engine: 'builtin', model: null, durationMs: 0, costMicrousd: 0 } as const
const NOTHING = { content: null, understood: null, cutout: null, guard: null } as const

/**
 * Runs for work of other rooms: the first run does the work; further credits are runs of their own that end with it.
 * Each has one output.
 */
export function createBackgroundRuns({ credits, queue, admission, mayPay, ends, makers }: Deps) {
  /** With one output each, so that no other call finds a free slot. */
  const open = async (tx: Tx, user: Spender, mode: Mode, paid: boolean) => {
    const { runId } = await (paid
      ? credits.openRun(tx, user, mode, { maxOutputs: 1 })
      : credits.openUnpaid(tx, user, mode))
    const run = await lockRun(tx, runId)
    if (!run) throw new Error('a run was opened and is not there')
    return run
  }

  return {
    addMaker: makers.add,

    /**
     * A check before any work.
     * @throws AppError SERVICE_DISABLED, NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT
     */
    async admit(user: Spender, { mode, credits: count }: Pick<Order, 'mode' | 'credits'>): Promise<void> {
      await admission.enter(mode)
      if (count > 0) await mayPay(user, [mode])
    },

    /**
     * @returns the runs, the working one first
     * @throws AppError NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT; then nothing has changed
     */
    async begin(tx: Tx, user: Spender, { mode, credits: count, maker, label, work }: Order): Promise<string[]> {
      const runIds: string[] = []
      for (let n = 0; n < Math.max(1, count); n++) {
        const run = await open(tx, user, mode, count > 0)
        const request = { request: requestFor(maker, { ...work, rest: n > 0 }), inputs: {} }
        for (const { id, attempts, before } of await claimSlots(tx, { run, slots: [1], labels: [label], request })) {
          const job = { outputId: id, attempt: attempts }
          if (n === 0) await queue.send(tx, jobFor('builtin'), job, { owner: user.id, before })
        }
        await ends.tell(tx, run)
        runIds.push(run.id)
      }
      return runIds
    },

    async touch(db: Db, runIds: readonly string[]): Promise<void> {
      for (const id of runIds) await touchRun(db, id)
    },

    async finish(tx: Tx, runId: string, { id: fileId, width, height, bytes }: FileRow): Promise<boolean> {
      const run = await lockRun(tx, runId)
      const [output] = run ? await outputsOf(tx, [run.id]) : []
      if (!run || !output) return false
      const delivery = { ...NOTHING, fileId, width, height, bytes }
      if (!(await markDone(tx, output.id, output.attempts, BUILT_IN, delivery))) return false
      await ends.settle(tx, run, () => false)
      return true
    },

    async giveBack(tx: Tx, runId: string): Promise<void> {
      const run = await lockRun(tx, runId)
      if (run && (run.status === 'running' || run.status === 'open')) await ends.cancel(tx, run)
    },
  }
}
export type BackgroundRunsService = ReturnType<typeof createBackgroundRuns>
