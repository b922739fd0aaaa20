import { confirmEmail } from '@ufaro/contract/http/account.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { sentenceOf } from '#web/lib/http/api-error.ts'
import { paths } from '#web/lib/paths.ts'
import { call, session, useUser } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthPage } from './auth-page.tsx'
import { useClearedHash } from './use-cleared-hash.ts'

type State = { step: 'checking' } | { step: 'done'; email: string } | { step: 'failed'; text: string }

const LINK_MISSING = 'This link is not complete. Please open it from the mail again.'

export function ConfirmEmailPage() {
  const state = useConfirmation()
  const user = useUser()
  return (
    <AuthPage title="Your new email">
      {state.step === 'checking' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          Checking your link...
        </p>
      )}
      {state.step === 'failed' && <Notice tone="danger">{state.text}</Notice>}
      {state.step === 'done' && (
        <Notice tone="success" title="Your email is changed">
          From now on you log in with {state.email}.
        </Notice>
      )}
      {state.step !== 'checking' && (
        <ButtonLink to={user ? paths.account : paths.login} className="w-full">
          {user ? 'Go to your account' : 'Log in'}
        </ButtonLink>
      )}
    </AuthPage>
  )
}

function useConfirmation(): State {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const [state, setState] = useState<State>(token ? { step: 'checking' } : { step: 'failed', text: LINK_MISSING })
  const begun = useRef<string>(undefined)
  useClearedHash(token)

  useEffect(() => {
    // Run only once, because the token works only once and StrictMode runs the effect twice.
    if (!token || begun.current === token) return
    begun.current = token
    setState({ step: 'checking' })
    call(confirmEmail, { body: { token } }).then(
      ({ email }) => {
        setState({ step: 'done', email })
        void session.refreshData({ force: true })
      },
      (error) => setState({ step: 'failed', text: sentenceOf(error) }),
    )
  }, [token])

  return state
}
