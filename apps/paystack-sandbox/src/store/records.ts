export const TRANSACTION_STATES = [
  'success',
  'failed',
  'abandoned',
  'ongoing',
  'pending',
  'processing',
  'queued',
  'reversed',
] as const
export type TransactionState = (typeof TRANSACTION_STATES)[number]

/** Amounts are in kobo, and times in ISO 8601. */
export interface Transaction {
  id: string
  reference: string
  access_code: string
  domain: string
  status: TransactionState
  amount: number
  requested_amount: number
  currency: string
  email: string
  callback_url: string | null
  metadata: unknown
  plan: string | null
  channel: string
  gateway_response: string
  fees: number | null
  card: string | null
  attempts: number
  errors: number
  history: { type: string; message: string; time: number }[]
  /** Time of the last change, in milliseconds since 1970. A checkout that does not change for long is abandoned. */
  touched_at: number
  created_at: string
  paid_at: string | null
}

export interface Plan {
  id: string
  plan_code: string
  name: string
  description: string | null
  amount: number
  interval: string
  currency: string
  created_at: string
  updated_at: string
}

/** A webhook delivery. An unfinished delivery is continued after a restart. */
export interface Hook {
  id: string
  event: string
  body: string
  tries: number
  /** Time of the next attempt, in milliseconds since 1970. Null if there is none. */
  next_at: number | null
  last_status: number | null
}

export interface Recipient {
  id: string
  recipient_code: string
  name: string
  account_number: string
  account_name: string
  bank_code: string
  bank_name: string
  created_at: string
}

export const TRANSFER_ENDS = ['success', 'failed', 'reversed'] as const
export type TransferEnd = (typeof TRANSFER_ENDS)[number]

export interface Transfer {
  id: string
  transfer_code: string
  reference: string
  recipient: string
  amount: number
  reason: string
  status: 'otp' | 'pending' | TransferEnd
  ends: TransferEnd
  created_at: string
  updated_at: string
}

export type RefundEnd = 'processed' | 'failed' | 'needs-attention'

export interface Refund {
  id: string
  reference: string
  amount: number
  currency: string
  status: 'pending' | 'processing' | RefundEnd
  ends: RefundEnd
  merchant_note: string
  customer_note: string
  created_at: string
}

export interface Dispute {
  id: string
  reference: string
  refund_amount: number
  status: 'awaiting-merchant-feedback' | 'resolved'
  resolution: 'merchant-accepted' | 'declined' | null
  created_at: string
  resolved_at: string | null
}
