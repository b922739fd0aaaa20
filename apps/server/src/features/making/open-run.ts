import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { Db } from '../../db/db.ts'
import { claimOfCall, pointReached } from '../../http/recovery-point.ts'
import type { Spender } from '../../http/route.ts'
import type { Bus } from '../../infra/db/bus.ts'
import type { CreditsService, OpenRun } from '../credits/credits.service.ts'
import type { Admission } from './admission.ts'

interface Deps {
  db: Db
  bus: Pick<Bus, 'publish'>
  credits: Pick<CreditsService, 'openRun'>
  admission: Pick<Admission, 'admit'>
}

export function createOpenRun({ db, bus, credits, admission }: Deps) {
  return async (user: Spender, mode: ToolId): Promise<OpenRun> => {
    const before = pointReached<OpenRun>()
    if (before) return before
    await admission.admit(user.id, mode)
    // Publish outside the transaction that opens the run, because PostgreSQL commits only one transaction with
    // notifications at a time.
    const opened = await credits.openRun(db, user, mode, { claim: claimOfCall() })
    await bus.publish(db, { topic: 'run', userId: user.id, id: opened.runId })
    return opened
  }
}
