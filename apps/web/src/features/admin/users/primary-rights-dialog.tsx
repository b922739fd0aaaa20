import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface PrimaryRightsDialogProps {
  person: ListedPerson
  onClose: () => void
  onGrant: () => void
}

/** Confirms the highest rights, which an arrow key in the list would already select. */
export function PrimaryRightsDialog({ person, onClose, onGrant }: PrimaryRightsDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Make a primary admin"
      description={<bdi className="wrap-anywhere">{person.email}</bdi>}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" onClick={onGrant}>
            Make primary admin
          </Button>
        </>
      }
    >
      <p>
        <bdi className="font-bold">{person.name}</bdi> will be able to change plans, money, rights and engines, and your
        own rights too. Nobody can delete the account of a primary admin.
      </p>
    </Dialog>
  )
}
