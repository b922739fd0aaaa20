import type { BankDetails } from '@ufaro/contract/http/affiliate.ts'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { BankFields } from './bank-fields.tsx'

export function BankCard({ details }: { details: BankDetails | null }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <Card className="space-y-4">
      <h2 className="text-body font-bold">Bank details</h2>
      {details && !isEditing ? (
        <>
          <dl className="space-y-2">
            <Line name="Bank" value={details.bank_name} />
            <Line name="Account number" value={details.account_number} mono />
            <Line name="Account name" value={details.account_name} />
          </dl>
          <Button look="secondary" onClick={() => setEditing(true)}>
            Change bank details
          </Button>
        </>
      ) : (
        <BankFields
          bankCode={details?.bank_code ?? ''}
          onSaved={() => setEditing(false)}
          onCancel={details ? () => setEditing(false) : undefined}
        />
      )}
    </Card>
  )
}

const Line = ({ name, value, mono = false }: { name: string; value: string; mono?: boolean }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className={mono ? 'font-mono' : 'break-words'}>{value}</dd>
  </div>
)
