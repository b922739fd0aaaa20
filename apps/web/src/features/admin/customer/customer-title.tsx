import type { Customer } from '@ufaro/contract/http/admin-customer.ts'
import { Badge } from '#web/ui/badge.tsx'
import { StatusBadge } from '../users/status-badge.tsx'

export function CustomerTitle({ customer: { person, account } }: { customer: Customer }) {
  return (
    <header className="mb-5">
      <h2 className="text-title font-bold wrap-anywhere">
        <bdi>{person.name}</bdi>
      </h2>
      <p className="text-ink-soft">
        <bdi className="wrap-anywhere">{person.email}</bdi>
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <StatusBadge person={person} />
        {account.deactivated_at && <Badge tone="danger">Deactivated</Badge>}
        {!person.email_verified && <Badge tone="warning">Email not confirmed</Badge>}
        {account.contested && <Badge tone="warning">Address claimed twice</Badge>}
        {!account.mail_notices && <Badge>No letters about credits</Badge>}
      </p>
    </header>
  )
}
