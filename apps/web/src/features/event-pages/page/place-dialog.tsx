import { useQuery } from '@tanstack/react-query'
import type { EventPage } from '@ufaro/contract/event-page.ts'
import { useState } from 'react'
import { useSaving } from '#web/lib/use-saving.ts'
import { fetchBlob } from '#web/studio/files/save.ts'
import { PlaceEditor } from '#web/studio/guest-place/place-editor.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { PageChanges } from '../event-pages.queries.ts'
import { SAMPLE_NAME, sampleGuest, WHOLE } from '../new/sample-guest.ts'

interface Props {
  page: EventPage
  changes: PageChanges
  onClose: () => void
}

export function PlaceDialog({ page, changes, onClose }: Props) {
  const { data: blob, isError } = useQuery({
    queryKey: ['event-flyer', page.id],
    queryFn: () => fetchBlob(page.flyer_url),
  })
  const [placement, setPlacement] = useState<EventPage['placement'] | null>(page.placement)
  const { saving, faults, save } = useSaving(onClose)
  const { width, height, name_style: nameStyle } = page
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Move the photo"
      description="Pictures that guests have made already stay as they are."
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={saving}
            disabled={!blob}
            onClick={() => placement && save(() => changes.update({ placement }))}
          >
            Save
          </Button>
        </>
      }
    >
      {isError && <Notice tone="danger">The flyer could not be loaded. Please try again.</Notice>}
      {!blob && !isError && <Skeleton className="h-80" />}
      {blob && (
        <PlaceEditor
          form={{
            ...{ flyer: { blob, name: 'flyer', width, height }, hole: null, placement, nameStyle },
            ...{ crop: WHOLE, guestName: SAMPLE_NAME },
          }}
          guest={sampleGuest()}
          onChange={(moved) => setPlacement(moved.placement)}
        />
      )}
      {Object.values(faults)[0] && <Notice tone="danger">{Object.values(faults)[0]}</Notice>}
    </Dialog>
  )
}
