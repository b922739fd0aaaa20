import { NOTE_MAX, type Payout } from '@ufaro/contract/http/admin-affiliates.ts'
import { type FormEvent, useId, useState } from 'react'
import { formatKobo } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useUpdatePayout } from './money.queries.ts'

type Mark = 'keep' | 'paid' | 'failed'

export const isOpen = ({ status }: Payout): boolean => status === 'pending' || status === 'processing'

export function PayoutDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const subject = isOpen(payout) ? 'payout' : 'note'
  const [mark, setMark] = useState<Mark>('keep')
  const [note, setNote] = useState(payout.note ?? '')
  const { mutate, isPending, error } = useUpdatePayout()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { id: payout.id, note: note.trim() || null, ...(mark !== 'keep' && { status: mark }) },
      {
        onSuccess: () => {
          notify.success(subject === 'payout' ? 'Payout saved.' : 'Note saved.')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Payout of ${formatKobo(payout.amount)}`}
      description={
        <>
          To <bdi className="font-bold">{payout.user_name ?? 'a deleted account'}</bdi>
          <span className="block font-mono wrap-anywhere">{payout.reference}</span>
        </>
      }
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Save {subject}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        {isOpen(payout) && (
          <RadioCards<Mark>
            label="Status"
            className="*:col-span-full"
            value={mark}
            onChange={setMark}
            options={[
              { value: 'keep', label: `Stays ${payout.status}` },
              { value: 'paid', label: 'Paid by hand' },
              ...(payout.status === 'pending'
                ? [{ value: 'failed' as const, label: 'Failed', hint: 'Its earnings become payable again.' }]
                : []),
            ]}
          />
        )}
        <Field label="Note">
          <Textarea
            rows={3}
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
        {error && <Notice tone="danger">{error.message}</Notice>}
      </form>
    </Dialog>
  )
}
