import type { AdminTransaction } from '@ufaro/contract/http/payments.ts'
import { useState } from 'react'
import { formatKobo } from '#web/lib/formats.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useRefund } from './money.queries.ts'

export function RefundDialog({ payment, onClose }: { payment: AdminTransaction; onClose: () => void }) {
  const { mutate, isPending, error } = useRefund()
  const [reason, setReason] = useState('')
  // Keep one idempotency key per dialog, so that a second click after a lost reply does not refund twice.
  const [key] = useState(() => crypto.randomUUID())
  const rest = formatKobo(payment.amount - payment.refunded_amount)
  const refund = () =>
    mutate(
      { id: payment.id, reason, key },
      {
        onSuccess: () => {
          notify.success(`A refund of ${rest} was requested.`)
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      title={`Refund ${rest}?`}
      description={
        <>
          <bdi>{payment.user_email ?? 'Deleted or unknown'}</bdi>
          <span className="block font-mono wrap-anywhere">{payment.reference}</span>
        </>
      }
      confirm={`Refund ${rest}`}
      busy={isPending}
      error={error?.message}
      onConfirm={refund}
      onClose={onClose}
    >
      <p>
        The money returns the way it came, which can take the bank some days. Once the payment provider reports it, the
        credits that are left of this payment are withdrawn, and so is the commission of the affiliate.
      </p>
      <Field label="Reason" hint="For the audit log and the payment provider.">
        <Input value={reason} maxLength={200} onChange={(event) => setReason(event.currentTarget.value)} />
      </Field>
    </ConfirmDialog>
  )
}
