import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AuthPage } from './auth-page.tsx'
import { CONFIRMATION_SENT_MS } from './auth-words.ts'

export function ConfirmationSent({ email }: { email: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login), CONFIRMATION_SENT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <AuthPage title="Please confirm your email">
      <Notice tone="success" title="Registration successful!">
        <p>
          We sent a confirmation link to <strong>{email}</strong>. Open it to finish, and look into your spam folder if
          it does not arrive.
        </p>
        <p>You are taken to the login page in 5 seconds.</p>
      </Notice>
      <ButtonLink to={paths.login} look="secondary" className="w-full">
        Go to login now
      </ButtonLink>
    </AuthPage>
  )
}
