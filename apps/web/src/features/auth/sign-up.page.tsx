import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { AuthLink } from './auth-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { ConfirmationSent } from './confirmation-sent.tsx'
import { SignUpFields } from './sign-up-fields.tsx'

export function SignUpPage() {
  const [search] = useSearchParams()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo) return <ConfirmationSent email={sentTo} />
  return (
    <AuthPage
      title="Create your account"
      intro="Free credits to start with. No card needed."
      links={
        <>
          <AuthLink to={paths.login}>I have an account: log in</AuthLink>
          <AuthLink to={paths.landing}>Home</AuthLink>
        </>
      }
    >
      <SignUpFields referralCode={search.get('ref') ?? ''} onConfirmationNeeded={setSentTo} />
    </AuthPage>
  )
}
