import { resendConfirmation } from '@ufaro/contract/http/auth.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { call } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notify } from '#web/ui/toast.tsx'
import type { LoginTrouble } from './login-trouble.ts'

export function LoginTroubleNotice({ trouble, email }: { trouble: LoginTrouble; email: string }) {
  return (
    <Notice tone="danger">
      <p>{trouble.text}</p>
      {trouble.unconfirmed && (
        <>
          <p>
            Nothing there? Look into your spam folder, or{' '}
            <Link to={paths.signup} className="underline">
              sign up again
            </Link>
            .
          </p>
          <ResendButton email={email} />
        </>
      )}
      {trouble.offerReset && (
        <p>
          Forgot the password you chose?{' '}
          <Link to={paths.resetPassword} className="underline">
            Reset your password
          </Link>
          .
        </p>
      )}
    </Notice>
  )
}

function ResendButton({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await call(resendConfirmation, { body: { email } }).then(
      () => notify.success('We sent the confirmation link again.'),
      (error) => notify.error(sentenceOf(error)),
    )
    setBusy(false)
  }
  return (
    <Button look="secondary" loading={busy} onClick={send}>
      Send the link again
    </Button>
  )
}
