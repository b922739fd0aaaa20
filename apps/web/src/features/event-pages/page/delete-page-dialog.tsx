import type { EventPage } from '@ufaro/contract/event-page.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { plural } from '#web/lib/formats.ts'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { PageChanges } from '../event-pages.queries.ts'

interface Props {
  page: EventPage
  changes: PageChanges
  onClose: () => void
}

export function DeletePageDialog({ page, changes, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const remove = async () => {
    setBusy(true)
    try {
      await changes.remove()
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        notify.error(sentenceOf(error))
        return onClose()
      }
    }
    notify.success('The page was deleted.')
    navigate(paths.eventPages, { replace: true })
  }
  return (
    <ConfirmDialog
      title="Delete this page?"
      description={`Its address stops working, and the list of ${plural(page.count, 'guest')} is gone for good. Save the CSV first if you need it.`}
      confirm="Delete page and list"
      keep="Keep it"
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
