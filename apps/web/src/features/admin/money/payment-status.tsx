import type { AdminTransaction } from '@ufaro/contract/http/payments.ts'
import { STATUS_TONES, STATUS_WORDS } from '#web/lib/status-words.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Reasons why a payment that the provider reports as paid granted no credits. */
const FLAGS: Record<NonNullable<AdminTransaction['flag']>, string> = {
  short: 'Paid too little',
  currency: 'Another currency',
  domain: 'Test and live mixed up',
  owner: 'Of somebody else',
  reference: 'Another reference',
  unknown_reference: 'Unknown reference',
  renewal: 'A renewal: look at it',
}

export const isRefunded = ({ amount, refunded_amount }: AdminTransaction): boolean =>
  refunded_amount > 0 && refunded_amount >= amount

/** The API reports a fully refunded payment as `failed`, so the status is derived here. */
export function PaymentState({ payment }: { payment: AdminTransaction }) {
  const status = isRefunded(payment) ? 'refunded' : payment.status
  return (
    <span className="flex flex-col items-end gap-1 lg:items-start">
      <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>
      {payment.flag && <Badge tone="warning">{FLAGS[payment.flag]}</Badge>}
      {payment.refund_asked_at && status !== 'refunded' && <Badge tone="warning">Refund requested</Badge>}
    </span>
  )
}
