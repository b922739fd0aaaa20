import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { paths } from '#web/lib/paths.ts'
import { call, session, useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { AuthLink } from './auth-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { EmailConfirmation } from './email-confirmation.tsx'
import { useKnownEmail } from './known-email.ts'
import { type LoginTrouble, loginTrouble } from './login-trouble.ts'
import { LoginTroubleNotice } from './login-trouble-notice.tsx'

export function LoginPage() {
  const ended = useSession((state) => state.ended)
  const known = useKnownEmail()
  const { register, handleSubmit, watch } = useForm({ defaultValues: { email: known.email, password: '' } })
  const [trouble, setTrouble] = useState<LoginTrouble | null>(null)
  const [busy, setBusy] = useState(false)
  const { email, password } = watch()

  const submit = handleSubmit(async (values) => {
    setBusy(true)
    setTrouble(null)
    await session.login(values).catch(async (error) => setTrouble(await loginTrouble(call, error, values.email)))
    setBusy(false)
  })

  return (
    <AuthPage
      title="Log in"
      intro="Welcome back."
      links={
        <>
          <AuthLink to={paths.signup}>Create an account</AuthLink>
          <AuthLink to={paths.resetPassword}>Forgot your password?</AuthLink>
          <AuthLink to={paths.landing}>Home</AuthLink>
        </>
      }
    >
      <EmailConfirmation>
        {ended === 'expired' && !trouble && <Notice tone="info">Your session has ended. Please log in again.</Notice>}
        {known.isReset && !trouble && (
          <Notice tone="success">Your password is changed. Log in with the new one.</Notice>
        )}
        {trouble && <LoginTroubleNotice trouble={trouble} email={email} />}
        <form onSubmit={submit} noValidate className="space-y-4">
          <Field label="Email" required>
            <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
          </Field>
          <Field label="Password" required>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
          <Button type="submit" loading={busy} disabled={!email || !password} className="w-full">
            Log in
          </Button>
        </form>
      </EmailConfirmation>
    </AuthPage>
  )
}
