import { z } from 'zod/mini'
import { Kobo } from '../../infra/paystack/shapes.ts'

export const Event = z.object({ event: z.string().check(z.minLength(1), z.maxLength(100)), data: z.unknown() })
export type Event = z.infer<typeof Event>

const text = z.catch(z.nullish(z.string()), null)
const id = z.catch(z.nullish(z.union([z.string(), z.int()])), null)
const inside = z.catch(z.nullish(z.object({ reference: text, amount: z.catch(z.nullish(Kobo), null) })), null)

/** Paystack sends `amount` as text for some states of a refund and as a number for others. */
export const RefundData = z.object({
  transaction_reference: text,
  transaction: inside,
  refund_reference: text,
  id,
  amount: Kobo,
})

export const paymentOf = ({ transaction_reference, transaction }: z.output<typeof RefundData>): string =>
  transaction_reference ?? transaction?.reference ?? ''

/**
 * Without ids, the events of two refunds of the same payment and amount are identical, so other data must tell them
 * apart.
 * @returns the reference of the payment if the event is a processed refund without an id, else null
 */
export function paymentOfUnnamedRefund({ event, data }: Event): string | null {
  const refund = event === 'refund.processed' ? RefundData.safeParse(data).data : null
  return refund && refund.refund_reference == null && refund.id == null ? paymentOf(refund) : null
}

export const DisputeData = z.object({
  id,
  resolution: text,
  refund_amount: z.catch(z.nullish(Kobo), null),
  transaction: z.object({ reference: z.string(), amount: z.catch(z.nullish(Kobo), null) }),
})

/** Keys of personal data of the payer. They are not stored, because they would be kept longer than the account. */
const PRIVATE = new Set([
  'customer',
  'authorization',
  'ip_address',
  'log',
  'recipient',
  'session',
  'source',
  'evidence',
])

export const withoutPeople = (event: Event): string =>
  JSON.stringify(event, (key, value) => (PRIVATE.has(key) ? undefined : value))
