import type { EventPage } from '@ufaro/contract/event-page.ts'
import { lazy, Suspense, useState } from 'react'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { PageChanges } from '../event-pages.queries.ts'
import { DeletePageDialog } from './delete-page-dialog.tsx'

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))
const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }))

interface PageSettingsProps {
  page: EventPage
  changes: PageChanges
}

export function PageSettings({ page, changes }: PageSettingsProps) {
  const [dialog, setDialog] = useState<'edit' | 'place' | 'delete'>()
  const close = () => setDialog(undefined)
  return (
    <section aria-labelledby="settings" className="space-y-3">
      <h2 id="settings" className="text-body font-bold">
        This page
      </h2>
      <div className="grid grid-cols-2 gap-2 *:px-2 sm:flex sm:flex-wrap sm:*:px-4">
        <Button look="secondary" onClick={() => setDialog('edit')}>
          Edit details
        </Button>
        <Button look="secondary" onClick={() => setDialog('place')}>
          Move the photo
        </Button>
        <OpenButton page={page} changes={changes} />
        <Button look="danger" onClick={() => setDialog('delete')}>
          Delete
        </Button>
      </div>
      <Suspense fallback={null}>
        {dialog === 'edit' && <EditDialog page={page} changes={changes} onClose={close} />}
        {dialog === 'place' && <PlaceDialog page={page} changes={changes} onClose={close} />}
      </Suspense>
      {dialog === 'delete' && <DeletePageDialog page={page} changes={changes} onClose={close} />}
    </section>
  )
}

function OpenButton({ page: { open, closes_at }, changes }: PageSettingsProps) {
  const [busy, setBusy] = useState(false)
  const turn = async () => {
    setBusy(true)
    try {
      // When the page is opened again, also remove a closing time in the past, which would keep the page closed.
      const over = closes_at !== null && Date.parse(closes_at) <= Date.now()
      await changes.update({ open: !open, ...(!open && over && { closes_at: null }) })
      notify.success(open ? 'Closed. Nobody new can join.' : 'Open again.')
    } catch (error) {
      notify.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" loading={busy} onClick={turn}>
      {open ? 'Close the page' : 'Open the page'}
    </Button>
  )
}
