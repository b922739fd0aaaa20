import type { Engine } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { OutputWork } from '../../db/schema/runs.ts'
import type { Spender } from '../../http/route.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import { type Claim, type Claimed, claimSlots } from '../runs/outputs.service.ts'
import { type JobQueue, jobFor } from './jobs.ts'

interface Deps {
  credits: Pick<CreditsService, 'openRun'>
  queue: Pick<JobQueue, 'send'>
}

/** Opens runs and takes their slots, in the caller's transaction. */
export function createClaims({ credits, queue }: Deps) {
  return {
    /** @throws AppError NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT */
    async open(tx: Tx, user: Spender, mode: ToolId, options: { maxOutputs?: number } = {}): Promise<Claim['run']> {
      const { runId } = await credits.openRun(tx, user, mode, options)
      return { id: runId, userId: user.id, mode }
    },

    /** Queues a job for each slot. */
    async claim(tx: Tx, claim: Claim, engine: Engine): Promise<Claimed[]> {
      const claimed = await claimSlots(tx, claim)
      for (const { id, attempts, before } of claimed) {
        const job = { outputId: id, attempt: attempts }
        await queue.send(tx, jobFor(engine), job, { owner: claim.run.userId, before })
      }
      return claimed
    },
  }
}
export type Claims = ReturnType<typeof createClaims>

export const keysOf = (pictures: Record<string, FileRow[]>): OutputWork['inputs'] =>
  Object.fromEntries(Object.entries(pictures).map(([name, rows]) => [name, rows.map(({ key }) => key)]))
