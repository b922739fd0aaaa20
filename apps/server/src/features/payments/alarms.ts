import type { PaymentFlag } from '@ufaro/contract/http/payments.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import type { PaystackFault } from '../../infra/paystack/paystack-fault.ts'
import type { ErrorsService, Failure } from '../errors/errors.service.ts'
import type { Settled } from './settlement.ts'

const SENTENCES: Record<PaymentFlag, string> = {
  short: 'less was paid than the plan cost',
  currency: 'it was paid in another currency',
  domain: 'it was paid with test money where live money counts, or the other way round',
  owner: 'it is not of the person who began it',
  reference: 'the provider answered for another reference',
  unknown_reference: 'nobody here began it',
  renewal: 'it renews a plan of the provider that nobody here began; it waits for a person',
}

/** Must not be awaited inside a transaction, because alarms need a connection and the transaction already holds one. */
export function createAlarms(errors: Pick<ErrorsService, 'record'>) {
  const record = (failure: Omit<Failure, 'service_type'>) => errors.record({ service_type: 'payments', ...failure })

  return {
    async flagged({ payment, raised }: Settled): Promise<void> {
      if (!raised) return
      const { reference, userId, paidAmount, amount } = payment
      await record({
        severity: 'warning',
        code: `PAYMENT_${raised.toUpperCase()}`,
        message: `Payment ${reference} gave nothing: ${SENTENCES[raised]} (${paidAmount ?? 0} of ${amount} kobo).`,
        user_id: userId,
      })
    },

    disputed: ({ reference, userId }: PaymentRow) =>
      record({
        severity: 'warning',
        code: 'PAYMENT_DISPUTED',
        message: `Payment ${reference} is disputed.`,
        user_id: userId,
      }),

    refundStuck: ({ reference, userId }: PaymentRow, event: string) =>
      record({
        severity: 'warning',
        code: 'REFUND_STUCK',
        message: `The refund of payment ${reference} did not go through (${event}): check it at the payment provider.`,
        user_id: userId,
      }),

    unreadableEvent: (event: string, where: string) =>
      record({
        severity: 'error',
        code: 'EVENT_UNREADABLE',
        message: `A ${event} event is not as expected: ${where}.`,
      }),

    provider: (what: string, { kind, message }: PaystackFault) =>
      record({
        severity: kind === 'unauthorized' ? 'critical' : 'error',
        code: `PAYSTACK_${kind.toUpperCase()}`,
        message: `${what}: ${message}`,
      }),
  }
}
export type Alarms = ReturnType<typeof createAlarms>
