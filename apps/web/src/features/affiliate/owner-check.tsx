import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { FoundAccount } from './use-save-bank.ts'

interface OwnerCheckProps {
  found: FoundAccount
  onSave: (found: FoundAccount) => Promise<void>
  onBack: () => void
}

export function OwnerCheck({ found, onSave, onBack }: OwnerCheckProps) {
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    await onSave(found)
  }
  return (
    <div role="status" className="space-y-4">
      <p className="text-small text-ink-soft">
        {found.bankName} says that account {found.body.account_number} belongs to
      </p>
      <p className="font-bold wrap-anywhere">{found.accountName}</p>
      <p className="text-small text-ink-soft">Is this you? Payouts to somebody else’s account cannot be taken back.</p>
      <div className="flex flex-wrap gap-2">
        <Button loading={saving} onClick={save} autoFocus>
          Yes, save it
        </Button>
        <Button look="ghost" onClick={onBack}>
          No, change it
        </Button>
      </div>
    </div>
  )
}
