import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { changePassword, PasswordChange } from '@ufaro/contract/http/account.ts'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { call, useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { notify } from '#web/ui/toast.tsx'
import { accountFaults } from './account-faults.ts'
import { ChangeRow } from './change-row.tsx'

export function ChangePassword() {
  const [open, setOpen] = useState(false)
  return (
    <ChangeRow label="Password" value="A new one signs you out on every other device." onChange={() => setOpen(true)}>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </ChangeRow>
  )
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const email = useUser()?.email
  const cache = useQueryClient()
  const form = useForm({
    resolver: standardSchemaResolver(PasswordChange),
    defaultValues: { password: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const save = form.handleSubmit(async (body) => {
    try {
      await call(changePassword, { body })
      notify.success('Password changed. You are signed out everywhere else.')
      void cache.invalidateQueries({ queryKey: ['sessions'] })
      onClose()
    } catch (error) {
      for (const [name, message] of Object.entries(accountFaults(error)))
        form.setError(name as FieldPath<typeof body> | 'root', { message })
    }
  })
  return (
    <Dialog open onOpenChange={onClose} title="Change your password">
      <form onSubmit={save} noValidate className="space-y-4">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        {/* A hidden user name tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Present password" required error={errors.password?.message}>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <Field label="New password" required hint="At least 6 characters." error={errors.newPassword?.message}>
          <PasswordInput {...form.register('newPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" loading={isSubmitting} className="w-full">
          Change password
        </Button>
      </form>
    </Dialog>
  )
}
