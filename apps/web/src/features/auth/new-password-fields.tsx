import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { updatePassword } from '@ufaro/contract/http/auth.ts'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { NewPasswordForm } from './new-password.form.ts'

interface NewPasswordFieldsProps {
  email: string
  token: string
  onUpdated: () => void
}

export function NewPasswordFields({ email, token, onUpdated }: NewPasswordFieldsProps) {
  const form = useForm({
    resolver: standardSchemaResolver(NewPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(({ password }) =>
    call(updatePassword, { body: { token, password } }).then(onUpdated, (error) =>
      form.setError('root', { message: sentenceOf(error) }),
    ),
  )
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <p className="text-ink-soft">
        For <strong className="text-ink">{email}</strong>
      </p>
      {/* A hidden user name tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field
        label="New password"
        required
        hint={!errors.password && 'At least 6 characters.'}
        error={errors.password?.message}
      >
        <PasswordInput {...form.register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm new password" required error={errors.confirmPassword?.message}>
        <PasswordInput {...form.register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Button type="submit" loading={isSubmitting} className="w-full">
        Update password
      </Button>
    </form>
  )
}
