import type { AdminAffiliate } from '@ufaro/contract/http/admin-affiliates.ts'
import { useState } from 'react'
import { formatKobo } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { usePayOut } from './money.queries.ts'

export function PayOutDialog({ affiliate, onClose }: { affiliate: AdminAffiliate; onClose: () => void }) {
  const { mutate, isPending, error } = usePayOut()
  // Keep one idempotency key per dialog, so that a second click after a lost reply does not pay twice.
  const [key] = useState(() => crypto.randomUUID())
  const pay = () =>
    mutate(
      { affiliateId: affiliate.id, key },
      {
        onSuccess: ({ amount }) => {
          notify.success(`Payout of ${formatKobo(amount)} begun.`)
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Pay out"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isPending} onClick={pay}>
            Pay {formatKobo(affiliate.payable_earnings)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>
          <bdi className="font-bold">{affiliate.user_name ?? affiliate.code}</bdi> gets everything that may be paid now.
          Payouts begin at 5,000 Naira.
        </p>
        {!affiliate.has_bank_details && (
          <Notice tone="info">There are no bank details: the payout waits until it is marked as paid by hand.</Notice>
        )}
        {error && <Notice tone="danger">{error.message}</Notice>}
      </div>
    </Dialog>
  )
}
