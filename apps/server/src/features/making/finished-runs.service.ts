import { slotLabel, type ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Tx } from '../../db/db.ts'
import type { FileRow } from '../../db/schema/files.ts'
import type { Spender } from '../../http/route.ts'
import { claimSlots } from '../runs/outputs.service.ts'
import type { Admission } from './admission.ts'
import type { Claims } from './claims.ts'
import { deliverFile } from './delivering.service.ts'

interface Deps {
  claims: Pick<Claims, 'open'>
  admission: Pick<Admission, 'mayBegin'>
}

/** Runs for finished work: opened and ended in the transaction of the result. */
export function createFinishedRuns({ claims, admission }: Deps) {
  return {
    admit: admission.mayBegin,

    /**
     * Spends a credit for an existing file.
     * @throws AppError NO_CREDITS, PLAN_EXPIRED or DAILY_LIMIT
     */
    async finish(tx: Tx, user: Spender, mode: ToolId, file: FileRow): Promise<string> {
      const run = await claims.open(tx, user, mode)
      const request = { request: {}, inputs: {} }
      const claimed = await claimSlots(tx, { run, slots: [1], labels: [slotLabel(mode, 1)], request })
      for (const output of claimed) await deliverFile(tx, output, file)
      return run.id
    },
  }
}
export type FinishedRunsService = ReturnType<typeof createFinishedRuns>
