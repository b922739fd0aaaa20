import type { Customer } from '@ufaro/contract/http/admin-customer.ts'
import { type ReactNode, useState } from 'react'
import { formatDate } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Nothing } from '../table/nothing.tsx'
import { ShortReference } from '../table/short-reference.tsx'
import { useAdminRights } from '../users/admin-rights.ts'
import { AdminRights } from '../users/admin-rights.tsx'
import { DeletePersonDialog } from '../users/delete-person-dialog.tsx'
import { ResetPassword } from '../users/reset-password.tsx'

export function AccountCard({ customer, onDeleted }: { customer: Customer; onDeleted: () => void }) {
  const { person, account } = customer
  const rights = useAdminRights(person)
  const [deleting, setDeleting] = useState(false)
  return (
    <Card className="space-y-4">
      <h3 className="font-bold">Account</h3>
      <dl className="space-y-1 text-small">
        <Fact title="Joined">{formatDate(person.created_at)}</Fact>
        <Fact title="First signed in">{account.signed_in_at ? formatDate(account.signed_in_at) : <Nothing />}</Fact>
        {account.deactivated_at && <Fact title="Deactivated">{formatDate(account.deactivated_at)}</Fact>}
        <Fact title="Phone">{account.mobile_phone ? <bdi>{account.mobile_phone}</bdi> : <Nothing />}</Fact>
        <Fact title="Referral code">{account.referred_by ? <bdi>{account.referred_by}</bdi> : <Nothing />}</Fact>
        <Fact title="Id">
          <ShortReference text={person.id} />
        </Fact>
      </dl>
      {!rights.mayServe && <p className="text-small text-ink-soft">Only a primary admin acts on an admin’s account.</p>}
      {rights.mayServe && <ResetPassword person={person} />}
      {rights.maySetAdmin && <AdminRights person={person} />}
      {rights.mayDelete && (
        <Button look="danger" className="w-full" onClick={() => setDeleting(true)}>
          Delete user
        </Button>
      )}
      {deleting && <DeletePersonDialog person={person} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </Card>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-4">
    <dt className="shrink-0 text-ink-soft">{title}</dt>
    <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
  </div>
)
