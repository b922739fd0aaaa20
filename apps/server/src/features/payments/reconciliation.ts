import type { Db } from '../../db/db.ts'
import type { Log } from '../../infra/log.ts'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import { PaystackFault } from '../../infra/paystack/paystack-fault.ts'
import type { AskProvider } from './ask-provider.ts'
import { claimPaid, claimUnsettled } from './payments.repo.ts'

interface Deps {
  db: Db
  log: Log
  paystack: Paystack
  ask: AskProvider
  everyS: number
}

const LEFT_FOR_PEOPLE = 20
const PATIENCE = 3

export function createReconciliation({ db, log, paystack, ask, everyS }: Deps) {
  return async (): Promise<void> => {
    const began = new Date()
    for (let faults = 0; faults < PATIENCE && paystack.callsLeft() > LEFT_FOR_PEOPLE; ) {
      const reference = (await claimUnsettled(db, began, everyS)) ?? (await claimPaid(db))
      if (!reference) return
      try {
        await ask(reference)
        faults = 0
      } catch (error) {
        faults++
        log.warn({ err: error, reference }, 'a payment could not be reconciled')
        if (error instanceof PaystackFault && error.kind === 'rate_limited') return
      }
    }
  }
}
