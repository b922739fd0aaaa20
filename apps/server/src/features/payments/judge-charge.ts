import type { PaymentFlag } from '@ufaro/contract/http/payments.ts'
import type { Charge } from '../../infra/paystack/shapes.ts'

export interface Terms {
  reference: string
  amount: number
  owner: { id: string; email: string } | null
  domain: 'test' | 'live'
}

export type Verdict =
  | { kind: 'paid' }
  | { kind: 'flagged'; flag: PaymentFlag }
  | { kind: 'reversed' }
  | { kind: 'unpaid'; status: 'pending' | 'failed' | 'abandoned' }

/** Compares Paystack's report of a charge with the terms of the purchase. Only the verdict `paid` allows a grant. */
export function judgeCharge(charge: Charge, terms: Terms): Verdict {
  if (charge.reference !== terms.reference) return { kind: 'flagged', flag: 'reference' }
  if (charge.status === 'reversed') return { kind: 'reversed' }
  if (charge.status === 'failed' || charge.status === 'abandoned') return { kind: 'unpaid', status: charge.status }
  // A status that is not named here, such as `ongoing`, `processing` or `queued`, is not final.
  if (charge.status !== 'success') return { kind: 'unpaid', status: 'pending' }
  const flag = faultOf(charge, terms)
  return flag ? { kind: 'flagged', flag } : { kind: 'paid' }
}

function faultOf(charge: Charge, { amount, owner, domain }: Terms): PaymentFlag | null {
  // Paystack sometimes omits `domain` (test or live). The charge is then from the right domain, because the secret key
  // of that domain signs every webhook and authorizes every query.
  if (charge.domain != null && charge.domain !== domain) return 'domain'
  if (charge.currency !== 'NGN') return 'currency'
  // If the customer pays the fee, `amount` includes the fee, so check the requested amount too.
  if (Math.min(charge.amount, charge.requested_amount ?? charge.amount) < amount) return 'short'
  return owner && isOf(charge, owner) ? null : 'owner'
}

function isOf({ metadata, customer }: Charge, owner: { id: string; email: string }): boolean {
  if (metadata?.user_id !== undefined && metadata.user_id !== owner.id) return false
  return customer?.email == null || customer.email.toLowerCase() === owner.email
}
