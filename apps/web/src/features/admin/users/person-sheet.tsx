import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { useState } from 'react'
import { formatDate } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { AdminRights } from './admin-rights.tsx'
import { DeletePersonDialog } from './delete-person-dialog.tsx'
import { HeldPlans } from './held-plans.tsx'
import { useReach } from './reach.ts'
import { ResetPassword } from './reset-password.tsx'
import { StatusBadge } from './status-badge.tsx'

interface PersonSheetProps {
  person: ListedPerson
  onAssign: () => void
  onClose: () => void
}

export function PersonSheet({ person, onAssign, onClose }: PersonSheetProps) {
  const reach = useReach(person)
  const [deleting, setDeleting] = useState(false)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={person.name}
      description={<bdi className="wrap-anywhere">{person.email}</bdi>}
      className="sm:w-110"
    >
      <div className="space-y-6">
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
          <StatusBadge person={person} />
          Joined {formatDate(person.created_at)}
          {!person.email_verified && ', email not confirmed'}
        </p>
        <HeldPlans person={person} locked={!reach.mayServe} />
        {!reach.mayServe && (
          <p className="text-small text-ink-soft">Only a primary admin acts on an admin’s account.</p>
        )}
        {reach.mayServe && (
          <Button look="secondary" className="w-full" onClick={onAssign}>
            Assign plan
          </Button>
        )}
        {reach.mayServe && <ResetPassword person={person} />}
        {reach.maySetAdmin && <AdminRights person={person} />}
        {reach.mayDelete && (
          <Button look="danger" className="w-full" onClick={() => setDeleting(true)}>
            Delete user
          </Button>
        )}
      </div>
      {deleting && <DeletePersonDialog person={person} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </Sheet>
  )
}
