import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { session } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { completionFailure } from './auth-words.ts'
import { useClearedHash } from './use-cleared-hash.ts'

const READING_MS = 3000

type State =
  | { step: 'none' }
  | { step: 'checking' }
  | { step: 'done'; enter: () => void }
  | { step: 'failed'; text: string }

/**
 * Handles the link `/login?verified=true#access_token=...`. `children` are shown to users who still have to sign in.
 */
export function EmailConfirmation({ children }: { children: ReactNode }) {
  const state = useConfirmation()
  if (state.step === 'checking') return <Spinner label="Confirming your email address" />
  if (state.step !== 'done') {
    return (
      <>
        {state.step === 'failed' && <Notice tone="danger">{state.text}</Notice>}
        {children}
      </>
    )
  }
  return (
    <Notice tone="success" title="Email Verified Successfully!">
      <p>Your account is ready. We take you to the studio in a moment.</p>
      <Button look="secondary" onClick={state.enter}>
        Go to Studio
      </Button>
    </Notice>
  )
}

function useConfirmation(): State {
  const [state, setState] = useState<State>({ step: 'none' })
  const token = useLinkToken()
  const begun = useRef(false)

  useEffect(() => {
    // Run only once, because the token works only once and StrictMode runs the effect twice.
    if (!token || begun.current) return
    begun.current = true
    setState({ step: 'checking' })
    session.completeRegistration(token).then(
      (enter) => setState({ step: 'done', enter }),
      (error) => setState({ step: 'failed', text: completionFailure(error) }),
    )
  }, [token])

  useEffect(() => {
    if (state.step !== 'done') return
    const timer = setTimeout(state.enter, READING_MS)
    return () => clearTimeout(timer)
  }, [state])

  return state
}

function useLinkToken(): string | null {
  const { hash } = useLocation()
  const [search] = useSearchParams()
  const token = search.get('verified') === 'true' ? new URLSearchParams(hash.slice(1)).get('access_token') : null
  useClearedHash(token)
  return token
}
