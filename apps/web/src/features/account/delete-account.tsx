import { deleteAccount } from '@ufaro/contract/http/account.ts'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { call, session } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="delete">
      <h2 id="delete" className="mb-1 font-bold">
        Delete your account
      </h2>
      <p className="mb-3 text-small text-ink-soft">
        Your details, pictures, texts and unused credits go at once and cannot be brought back.
      </p>
      <Button look="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <Confirmation onClose={() => setOpen(false)} />}
    </section>
  )
}

function Confirmation({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function leave(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    try {
      await call(deleteAccount, { body: { password } })
      session.drop()
      // Loading the page anew removes all state of the deleted account.
      window.location.assign(paths.landing)
    } catch (error) {
      setFault(error instanceof ApiError && error.fields?.password ? error.fields.password : sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Delete your account?"
      description="This action cannot be undone. To go on, enter your password."
    >
      <form onSubmit={leave} noValidate className="space-y-4">
        <Field label="Password" required error={fault}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="button" look="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" look="danger" loading={busy}>
            Delete for good
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
