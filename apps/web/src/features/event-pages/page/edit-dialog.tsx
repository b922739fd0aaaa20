import type { EventPage } from '@ufaro/contract/event-page.ts'
import { useState } from 'react'
import { fieldOfMoment } from '#web/lib/formats.ts'
import { useSaving } from '#web/lib/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EventFields, EventMoreFields } from '../event-fields.tsx'
import type { PageChanges } from '../event-pages.queries.ts'
import { NameStyleFields } from '../name-style-fields.tsx'
import { type EventWords, wordsOf } from '../new/event-page.form.ts'

interface Props {
  page: EventPage
  changes: PageChanges
  onClose: () => void
}

export function EditDialog({ page, changes, onClose }: Props) {
  const [form, setForm] = useState<EventWords>(() => formOf(page))
  const { saving, faults, save } = useSaving(onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit details"
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={saving}
            disabled={form.title.trim() === ''}
            onClick={() => save(() => changes.update(wordsOf(form)))}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <EventFields form={form} errors={faults} onChange={(part) => setForm({ ...form, ...part })} />
        <EventMoreFields form={form} errors={faults} onChange={(part) => setForm({ ...form, ...part })} />
        <NameStyleFields style={form.nameStyle} onChange={(nameStyle) => setForm({ ...form, nameStyle })} />
        {faults.form && <Notice tone="danger">{faults.form}</Notice>}
      </div>
    </Dialog>
  )
}

const formOf = ({ title, starts_at, venue, name_style, contact, show_count, closes_at }: EventPage): EventWords => ({
  title,
  startsAt: fieldOfMoment(starts_at),
  venue: venue ?? '',
  nameStyle: name_style,
  contact,
  showCount: show_count,
  closesAt: fieldOfMoment(closes_at),
})
