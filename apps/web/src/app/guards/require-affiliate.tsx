import { useRef } from 'react'
import { Outlet } from 'react-router'
import { AffiliateDenied } from '../../features/affiliate/affiliate-denied.tsx'
import { useSession } from '../../lib/session.ts'
import { RequireUser } from './require-user.tsx'

/** Redirects visitors to the login page. If the session expires while the page is open, shows a message instead. */
export function RequireAffiliate() {
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const ended = useSession((state) => state.ended)
  const wasIn = useRef(false)
  if (signedIn) {
    wasIn.current = true
    return <Outlet />
  }
  return wasIn.current && ended !== 'signed-out' ? <AffiliateDenied /> : <RequireUser />
}
