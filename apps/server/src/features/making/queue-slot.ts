import type { Tx } from '../../db/db.ts'
import { type Claim, claimSlot } from '../runs/outputs.service.ts'
import { type JobQueue, jobFor } from './jobs.ts'

export function createQueueSlot({ queue }: { queue: Pick<JobQueue, 'send'> }) {
  return async (tx: Tx, claim: Claim): Promise<void> => {
    const { id, attempts, before } = await claimSlot(tx, claim)
    const job = { outputId: id, attempt: attempts }
    await queue.send(tx, jobFor('builtin'), job, { owner: claim.run.userId, before })
  }
}
export type QueueSlot = ReturnType<typeof createQueueSlot>
