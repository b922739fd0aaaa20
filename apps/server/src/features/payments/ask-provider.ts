import { type Db, transaction } from '../../db/db.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import { PaystackFault } from '../../infra/paystack/paystack-fault.ts'
import type { Alarms } from './alarms.ts'
import { findPayment, updatePayment } from './payments.repo.ts'
import type { Settlement } from './settlement.ts'

interface Deps {
  db: Db
  paystack: Paystack
  settlement: Settlement
  alarms: Alarms
}

/**
 * Milliseconds after which a pending payment that Paystack does not know counts as abandoned: a payment page is valid
 * for a day.
 */
const FORGOTTEN_MS = 24 * 3_600_000

export function createAskProvider({ db, paystack, settlement, alarms }: Deps) {
  const asking = new Map<string, Promise<PaymentRow>>()

  const ask = async (reference: string): Promise<PaymentRow> => {
    try {
      const charge = await paystack.verify(reference)
      const settled = await onceMore(() => transaction(db, (tx) => settlement.settle(tx, reference, charge)))
      if (!settled) throw new Error(`payment ${reference} is gone`)
      await alarms.flagged(settled)
      return settled.payment
    } catch (error) {
      if (!(error instanceof PaystackFault) || error.kind !== 'not_found') throw error
      const payment = (await findPayment(db, { reference }))!
      const forgotten = payment.status === 'pending' && Date.now() - payment.createdAt.getTime() > FORGOTTEN_MS
      return forgotten ? updatePayment(db, payment.id, { status: 'abandoned' }) : payment
    }
  }

  /** Concurrent calls for the same payment share one query to Paystack. */
  return (reference: string): Promise<PaymentRow> => {
    const known = asking.get(reference)
    if (known) return known
    const answer = ask(reference).finally(() => asking.delete(reference))
    asking.set(reference, answer)
    return answer
  }
}
export type AskProvider = ReturnType<typeof createAskProvider>
