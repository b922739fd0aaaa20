import { verifyReset } from '@ufaro/contract/http/auth.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#web/lib/session.ts'
import { LINK_MISSING, linkFailure } from './auth-words.ts'
import { useClearedHash } from './use-cleared-hash.ts'

export type ResetLink =
  | { state: 'verifying' }
  | { state: 'valid'; email: string; token: string }
  | { state: 'invalid'; text: string }

export function useResetLink(): ResetLink {
  const { hash } = useLocation()
  const token = new URLSearchParams(hash.slice(1)).get('token')
  useClearedHash(token)
  const [link, setLink] = useState<ResetLink>({ state: 'verifying' })

  useEffect(() => {
    if (!token) return setLink({ state: 'invalid', text: LINK_MISSING })
    const stopped = new AbortController()
    setLink({ state: 'verifying' })
    call(verifyReset, { body: { token }, signal: stopped.signal }).then(
      ({ email }) => setLink({ state: 'valid', email, token }),
      (error) => !stopped.signal.aborted && setLink({ state: 'invalid', text: linkFailure(error) }),
    )
    return () => stopped.abort()
  }, [token])

  return link
}
