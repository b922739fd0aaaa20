import { getReceipt, type PaymentStatus, type Transaction } from '@ufaro/contract/http/payments.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatKobo } from '#web/lib/formats.ts'
import { logFailure } from '#web/lib/log.ts'
import { call } from '#web/lib/session.ts'
import { STATUS_TONES, STATUS_WORDS } from '#web/lib/status-words.ts'
import { saveBlob } from '#web/studio/files/save.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'

export const StatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{STATUS_WORDS[status]}</Badge>
)

export const amountOf = ({ amount, currency }: Pick<Transaction, 'amount' | 'currency'>): string =>
  currency === 'NGN' ? formatKobo(amount) : `${currency} ${(amount / 100).toFixed(2)}`

export const Refunded = ({ transaction: { refunded_amount } }: { transaction: Transaction }) =>
  refunded_amount > 0 && <span className="block text-small text-ink-soft">{formatKobo(refunded_amount)} refunded</span>

export function ReceiptButton({ transaction: { reference, paid_at } }: { transaction: Transaction }) {
  const [loading, setLoading] = useState(false)
  if (!paid_at) return null
  const save = async () => {
    setLoading(true)
    try {
      const pdf: unknown = await call(getReceipt, { params: { reference }, query: { format: 'pdf' } })
      saveBlob(pdf as Blob, `ufaro-receipt-${reference}.pdf`)
    } catch (error) {
      logFailure('Failed to load a receipt', error)
      notify.error('Sorry, the receipt could not be loaded.')
    }
    setLoading(false)
  }
  return (
    <Button
      look="ghost"
      loading={loading}
      onClick={save}
      aria-label={`Receipt of ${reference}`}
      className="[&_svg]:size-5"
    >
      {!loading && <Download aria-hidden />}
      Receipt
    </Button>
  )
}
