import { type ApiKey, SCOPES, type Scope } from '@ufaro/contract/api-key.ts'
import type { NewKey } from '@ufaro/contract/http/keys.ts'
import { type FormEvent, useState } from 'react'
import { useSaving } from '#web/lib/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import { KeyMade } from './key-made.tsx'
import { LIFETIMES, SCOPE_WORDS } from './scope-words.ts'

interface Made {
  key: ApiKey
  secret: string
}

interface Props {
  create: (wanted: NewKey) => Promise<Made>
  onClose: () => void
}

export function NewKeyDialog({ create, onClose }: Props) {
  const [made, setMade] = useState<Made>()
  if (made) return <KeyMade made={made} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title="New API key">
      <KeyForm create={async (wanted) => setMade(await create(wanted))} onClose={onClose} />
    </Dialog>
  )
}

function KeyForm({ create, onClose }: { create: (wanted: NewKey) => Promise<void>; onClose: () => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<Scope[]>(['read', 'make'])
  const [days, setDays] = useState('')
  const [credits, setCredits] = useState('')
  const { saving, faults, save } = useSaving()

  const toggle = (scope: Scope) =>
    setScopes((held) => (held.includes(scope) ? held.filter((one) => one !== scope) : [...held, scope]))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(() =>
      create({
        name,
        scopes,
        expires_in_days: days ? Number(days) : null,
        daily_credits: credits.trim() ? Number(credits) : null,
      }),
    )
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <Field label="Name" required error={faults.name} hint="What it is for, such as “Shop upload”">
        <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      </Field>
      <fieldset className="space-y-1">
        <legend className="mb-1 text-small font-bold">What it may do</legend>
        {SCOPES.map((scope) => (
          <Toggle
            key={scope}
            label={SCOPE_WORDS[scope].label}
            hint={SCOPE_WORDS[scope].hint}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
          />
        ))}
        {faults.scopes && <p className="text-small text-danger">{faults.scopes}</p>}
      </fieldset>
      <Field label="Ends" required error={faults.expires_in_days}>
        <Select value={days} onChange={({ target }) => setDays(target.value)}>
          {LIFETIMES.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Credits a day" error={faults.daily_credits} hint="The most it may spend in one day">
        <Input inputMode="numeric" value={credits} onChange={({ target }) => setCredits(target.value)} />
      </Field>
      {faults.form && <Notice tone="danger">{faults.form}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Create key
        </Button>
      </div>
    </form>
  )
}
