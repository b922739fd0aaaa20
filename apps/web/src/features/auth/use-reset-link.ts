import { verifyReset } from '@ufaro/contract/http/auth.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/session.ts'

const NO_TOKEN = 'Invalid reset link. Please request a new password reset.'
const REFUSED = 'Invalid reset link or session expired. Please request a new password reset.'
const UNKNOWN = 'An error occurred while validating the reset link. Please try again.'

export type ResetLink =
  | { state: 'verifying' }
  | { state: 'valid'; email: string; token: string }
  | { state: 'invalid'; text: string }

/** Checks the link that led here: `/confirm-reset#token=...` */
export function useResetLink(): ResetLink {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  const [link, setLink] = useState<ResetLink>({ state: 'verifying' })

  useEffect(() => {
    if (!token) return setLink({ state: 'invalid', text: NO_TOKEN })
    const stopped = new AbortController()
    setLink({ state: 'verifying' })
    call(verifyReset, { body: { token }, signal: stopped.signal }).then(
      ({ email }) => setLink({ state: 'valid', email, token }),
      (error) => {
        if (stopped.signal.aborted) return
        const refused = error instanceof ApiError && error.status === 400
        setLink({ state: 'invalid', text: refused ? REFUSED : UNKNOWN })
      },
    )
    return () => stopped.abort()
  }, [token])

  return link
}
