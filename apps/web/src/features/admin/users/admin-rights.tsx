import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import type { AdminLevel } from '@ufaro/contract/user.ts'
import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { notify } from '#web/ui/toast.tsx'
import { useSetAdmin } from './users.queries.ts'

export function AdminRights({ person }: { person: ListedPerson }) {
  const { mutate, isPending, variables } = useSetAdmin()
  const [asking, setAsking] = useState(false)
  const level = isPending ? variables.level : person.admin_level
  const set = (next: AdminLevel | null) =>
    mutate({ userId: person.id, level: next }, { onSuccess: () => notify.success('Admin status updated.') })
  return (
    <>
      <Field
        label="Admin rights"
        required
        hint="Sub admins serve people; primary admins also change plans, money, rights and engines."
      >
        <Select
          value={level ?? ''}
          disabled={isPending}
          onChange={({ currentTarget }) => {
            const next = (currentTarget.value || null) as AdminLevel | null
            if (next === 'primary') setAsking(true)
            else set(next)
          }}
        >
          <option value="">User</option>
          <option value="sub">Sub Admin</option>
          <option value="primary">Primary Admin</option>
        </Select>
      </Field>
      {asking && (
        // Ask for confirmation, because an arrow key in the select would otherwise give the highest rights at once.
        <ConfirmDialog
          title="Make a primary admin"
          description={<bdi className="wrap-anywhere">{person.email}</bdi>}
          confirm="Make primary admin"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            set('primary')
          }}
        >
          <p>
            <bdi className="font-bold">{person.name}</bdi> will be able to change plans, money, rights and engines, and
            your own rights too. Nobody can delete the account of a primary admin.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
