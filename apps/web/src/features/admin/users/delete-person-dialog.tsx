import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useDeletePerson } from './users.queries.ts'

interface DeletePersonDialogProps {
  person: ListedPerson
  onClose: () => void
  onDeleted: () => void
}

export function DeletePersonDialog({ person, onClose, onDeleted }: DeletePersonDialogProps) {
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useDeletePerson()
  const formId = useId()
  const matches = typed.trim().toLowerCase() === person.email
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!matches) return
    mutate(person.id, {
      onSuccess: () => {
        notify.success('User deleted.')
        onDeleted()
      },
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete user"
      description="This action cannot be undone"
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" type="submit" form={formId} disabled={!matches} loading={isPending}>
            Delete for good
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-4">
        <p>
          The account of <bdi className="font-bold">{person.name}</bdi> goes with everything made in it. Payments stay,
          without the person.
        </p>
        <Field label={`Type ${person.email} to go on`} required>
          <Input
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
        {error && <Notice tone="danger">{error.message}</Notice>}
      </form>
    </Dialog>
  )
}
