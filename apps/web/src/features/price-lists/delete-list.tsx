import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useListChanges } from './price-lists.queries.ts'

export function DeleteList({ id }: { id: string }) {
  const { remove } = useListChanges()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await remove(id)
      navigate(paths.priceLists, { replace: true })
    } catch (error) {
      notify.error(sentenceOf(error))
      setBusy(false)
      setAsked(false)
    }
  }
  return (
    <div className="border-t border-line pt-4">
      <Button look="danger" onClick={() => setAsked(true)}>
        Delete this list
      </Button>
      {asked && (
        <ConfirmDialog
          title="Delete this list?"
          description="Its photos and cards are gone for good. What you have sent or saved stays with whoever has it."
          confirm="Delete list and cards"
          keep="Keep it"
          busy={busy}
          onConfirm={go}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
