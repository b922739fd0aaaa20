import type { Attendee } from '@ufaro/contract/event-page.ts'
import { useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
      // Already gone counts as success.
      if (!(error instanceof ApiError && error.status === 404)) notify.error(sentenceOf(error))
    }
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Take this guest off the list?"
      description={
        <>
          <bdi className="wrap-anywhere">{guest.name}</bdi> loses the place; somebody else may take it.
        </>
      }
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Keep
          </Button>
          <Button look="danger" loading={busy} onClick={remove}>
            Take off the list
          </Button>
        </>
      }
    />
  )
}
