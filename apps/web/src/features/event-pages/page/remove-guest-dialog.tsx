import type { Attendee } from '@ufaro/contract/event-page.ts'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { PageChanges } from '../event-pages.queries.ts'

interface Props {
  guest: Attendee
  changes: PageChanges
  onClose: () => void
}

export function RemoveGuestDialog({ guest, changes, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await changes.removeGuest(guest.id)
    } catch (error) {
      // Show no error if the guest was already removed.
      if (!(error instanceof ApiError && error.status === 404)) notify.error(sentenceOf(error))
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title="Take this guest off the list?"
      description={
        <>
          <bdi className="wrap-anywhere">{guest.name}</bdi> loses the place; somebody else may take it.
        </>
      }
      confirm="Take off the list"
      keep="Keep"
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
