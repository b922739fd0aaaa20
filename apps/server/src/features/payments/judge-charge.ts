import type { PaymentFlag } from '@ufaro/contract/http/payments.ts'
import type { Charge } from '../../infra/paystack/shapes.ts'

/** What a purchase was begun as. */
export interface Terms {
  reference: string
  /** Kobo. */
  amount: number
  /** Null once the account is gone. */
  owner: { id: string; email: string } | null
  /** The world our key belongs to. */
  domain: 'test' | 'live'
}

export type Verdict =
  | { kind: 'paid' }
  | { kind: 'flagged'; flag: PaymentFlag }
  | { kind: 'reversed' }
  | { kind: 'unpaid'; status: 'pending' | 'failed' | 'abandoned' }

/** What the provider's word about a charge is worth. Only `paid` may be granted. */
export function judgeCharge(charge: Charge, terms: Terms): Verdict {
  if (charge.reference !== terms.reference) return { kind: 'flagged', flag: 'reference' }
  if (charge.status === 'reversed') return { kind: 'reversed' }
  if (charge.status === 'failed' || charge.status === 'abandoned') return { kind: 'unpaid', status: charge.status }
  // Ongoing, processing, queued, and whatever else is no end.
  if (charge.status !== 'success') return { kind: 'unpaid', status: 'pending' }
  const flag = faultOf(charge, terms)
  return flag ? { kind: 'flagged', flag } : { kind: 'paid' }
}

function faultOf(charge: Charge, { amount, owner, domain }: Terms): PaymentFlag | null {
  // The key that asked or signed is ours already: a missing domain is one of the provider's gaps.
  if (charge.domain != null && charge.domain !== domain) return 'domain'
  if (charge.currency !== 'NGN') return 'currency'
  // Where the customer carries the fee, the amount is what was requested and the fee: neither may be short.
  if (Math.min(charge.amount, charge.requested_amount ?? charge.amount) < amount) return 'short'
  return owner && isOf(charge, owner) ? null : 'owner'
}

function isOf({ metadata, customer }: Charge, owner: { id: string; email: string }): boolean {
  if (metadata?.user_id !== undefined && metadata.user_id !== owner.id) return false
  return customer?.email == null || customer.email.toLowerCase() === owner.email
}
