import { useMemo, useRef, useState } from 'react'
import { plural } from '#web/lib/formats.ts'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { readNames } from '#web/studio/names/names.ts'
import { NamesField } from '#web/studio/names/names-field.tsx'
import { useNameImport } from '#web/studio/names/use-name-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { PageChanges } from '../event-pages.queries.ts'

interface Props {
  changes: PageChanges
  onClose: () => void
}

export function AddNamesDialog({ changes, onClose }: Props) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const key = useRef(crypto.randomUUID())
  const list = useMemo(() => readNames(text), [text])
  const lists = useNameImport(text, setText)
  const { length } = list.names

  async function add(): Promise<void> {
    setBusy(true)
    setFault(undefined)
    try {
      const { added } = await changes.addGuests([...list.names], key.current)
      notify.success(`${plural(added, 'name')} added.`)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError && error.unreachable)) key.current = crypto.randomUUID()
      const field = error instanceof ApiError ? Object.values(error.fields)[0] : undefined
      setFault(field ?? sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add names"
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={length === 0} onClick={add}>
            Add {plural(length, 'guest')}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <NamesField text={text} list={list} lists={lists} disabled={busy} onText={setText} />
        {fault && <Notice tone="danger">{fault}</Notice>}
      </div>
    </Dialog>
  )
}
