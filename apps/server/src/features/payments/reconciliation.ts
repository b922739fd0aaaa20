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
  /** Seconds between two rounds. */
  everyS: number
}

/** What a round leaves of the provider's rate limit to people who wait. */
const LEFT_FOR_PEOPLE = 20
/** Faults in a row after which the provider is left alone until the next round. */
const PATIENCE = 3

/**
 * Asks about every payment without an end, the longest unasked first, and then about those that were paid and not asked
 * for a day, as far as the rate limit goes.
 */
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
