import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { session } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthLink } from './auth-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { PASSWORD_UPDATED_MS } from './auth-words.ts'
import type { KnownEmail } from './known-email.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useResetLink } from './use-reset-link.ts'

export function ConfirmResetPage() {
  const link = useResetLink()
  const [updated, setUpdated] = useState<string>()
  if (updated !== undefined) return <Updated email={updated} />
  return (
    <AuthPage title="Set a new password" links={<AuthLink to={paths.login}>Back to login</AuthLink>}>
      {link.state === 'verifying' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          Verifying your link...
        </p>
      )}
      {link.state === 'invalid' && (
        <>
          <Notice tone="danger">{link.text}</Notice>
          <ButtonLink to={paths.resetPassword} className="w-full">
            Request New Reset Link
          </ButtonLink>
        </>
      )}
      {link.state === 'valid' && (
        <NewPasswordFields email={link.email} token={link.token} onUpdated={() => setUpdated(link.email)} />
      )}
    </AuthPage>
  )
}

function Updated({ email }: KnownEmail) {
  const navigate = useNavigate()
  useEffect(() => {
    session.drop()
    const timer = setTimeout(
      () => navigate(paths.login, { state: { email, isReset: true } satisfies KnownEmail }),
      PASSWORD_UPDATED_MS,
    )
    return () => clearTimeout(timer)
  }, [navigate, email])
  return (
    <AuthPage title="Set a new password">
      <Notice tone="success" title="Password updated successfully!">
        You are taken to the login page.
      </Notice>
    </AuthPage>
  )
}
