import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Email } from '@ufaro/contract/account-rules.ts'
import { resetPassword } from '@ufaro/contract/http/auth.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { paths } from '#web/lib/paths.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AuthLink } from './auth-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { resetFailure } from './auth-words.ts'

const ResetForm = z.object({ email: Email })

export function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo ? <Sent email={sentTo} /> : <Request onSent={setSentTo} />
}

function Request({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver: standardSchemaResolver(ResetForm), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ email }) => {
    await call(resetPassword, { body: { email } }).then(
      () => onSent(email),
      (error) => form.setError('root', { message: resetFailure(error) }),
    )
  })
  return (
    <AuthPage
      title="Reset your password"
      intro="We send you a link to set a new one."
      links={<AuthLink to={paths.login}>Back to login</AuthLink>}
    >
      <form onSubmit={submit} noValidate className="space-y-4">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <Field label="Email" required error={errors.email?.message}>
          <Input {...form.register('email')} type="email" inputMode="email" autoComplete="username" />
        </Field>
        <Button type="submit" loading={isSubmitting} className="w-full">
          Send reset link
        </Button>
      </form>
    </AuthPage>
  )
}

function Sent({ email }: { email: string }) {
  return (
    <AuthPage title="Reset Email Sent">
      <p role="status">
        If an account belongs to <strong>{email}</strong>, a link is on its way. It works once, for one hour. Look into
        your spam folder too.
      </p>
      <ButtonLink to={paths.login} className="w-full">
        Back to Login
      </ButtonLink>
    </AuthPage>
  )
}
