import type { RunStatus } from '@ufaro/contract/run.ts'
import type { Tx } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import type { Bus } from '../../infra/db/bus.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { type Fault, sentenceOfFault } from './faults.ts'
import { failPending, hasDelivered, slotStatesOf } from './outputs.repo.ts'
import { endOf } from './run-rules.ts'
import { endRun, touchRun } from './runs.repo.ts'

interface Deps {
  bus: Pick<Bus, 'publish'>
  credits: Pick<CreditsService, 'refundRun'>
  webhooks: Pick<WebhooksService, 'announceRunEnd'>
}

type Held = Pick<RunRow, 'id' | 'userId' | 'maxOutputs' | 'finishedAt'>

/**
 * Ends of a run. Each call requires the lock on the run, and refunds in the same transaction if nothing was
 * delivered.
 */
export function createRunEnds({ bus, credits, webhooks }: Deps) {
  const tell = (tx: Tx, run: Held) => bus.publish(tx, { topic: 'run', userId: run.userId, id: run.id })

  const endOrRefund = async (tx: Tx, run: Held, status: Extract<RunStatus, 'expired' | 'canceled'>) => {
    if (await hasDelivered(tx, run.id)) await endRun(tx, run.id, status)
    else await credits.refundRun(tx, run.id, status)
    await webhooks.announceRunEnd(tx, run.id)
  }

  /** Ends the run if every slot is done or failed; otherwise only announces the change. */
  const settle = async (tx: Tx, run: Held, skipped: (slot: number) => boolean) => {
    const end = endOf(await slotStatesOf(tx, run.id), run.maxOutputs, skipped)
    if (end === 'failed') await credits.refundRun(tx, run.id, 'failed')
    else if (end) await endRun(tx, run.id, end)
    else await touchRun(tx, run.id)
    if (end) await webhooks.announceRunEnd(tx, run.id)
    await tell(tx, run)
  }

  return {
    tell,

    /** Tells pages that a run has work; a request that waits for its results is not woken. */
    tellBegun: (tx: Tx, { id, userId }: Pick<Held, 'id' | 'userId'>) =>
      bus.publish(tx, { topic: 'run', userId, id, begun: true }),

    settle,

    async cancel(tx: Tx, run: Held): Promise<void> {
      await failPending(tx, run.id, failure('canceled'))
      await endOrRefund(tx, run, 'canceled')
      await tell(tx, run)
    },

    /** Closes an idle run; a retry of an ended one restores its earlier end. */
    async expire(tx: Tx, run: Held): Promise<void> {
      await failPending(tx, run.id, failure('failed'))
      if (run.finishedAt) return settle(tx, run, () => true)
      await endOrRefund(tx, run, 'expired')
      await tell(tx, run)
    },
  }
}
export type RunEnds = ReturnType<typeof createRunEnds>

const failure = (fault: Fault) => ({ errorCode: fault, error: sentenceOfFault(fault) })
