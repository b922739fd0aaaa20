import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { changeEmail, EmailChange } from '@ufaro/contract/http/account.ts'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { call, useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { accountFaults } from './account-faults.ts'
import { ChangeRow } from './change-row.tsx'

export function ChangeEmail() {
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const email = useUser()?.email ?? ''
  function sent(address: string) {
    setSentTo(address)
    setOpen(false)
  }
  return (
    <>
      <ChangeRow label="Email" value={email} onChange={() => setOpen(true)}>
        {open && <EmailDialog onClose={() => setOpen(false)} onSent={sent} />}
      </ChangeRow>
      {sentTo && sentTo !== email && (
        <Notice tone="info" title={`We sent a link to ${sentTo}`}>
          Open it within 24 hours to make the change. Until then you log in with {email}.
        </Notice>
      )}
    </>
  )
}

function EmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (address: string) => void }) {
  const form = useForm({
    resolver: standardSchemaResolver(EmailChange),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const ask = form.handleSubmit(async (body) => {
    try {
      await call(changeEmail, { body })
      onSent(body.email)
    } catch (error) {
      for (const [name, message] of Object.entries(accountFaults(error)))
        form.setError(name as FieldPath<typeof body> | 'root', { message })
    }
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change your email"
      description="We send a link to the new address. The change is made when you open it."
    >
      <form onSubmit={ask} noValidate className="space-y-4">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <Field label="New email" required error={errors.email?.message}>
          <Input {...form.register('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field label="Your password" required error={errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" loading={isSubmitting} className="w-full">
          Send the link
        </Button>
      </form>
    </Dialog>
  )
}
