import { Navigate, Outlet, useLocation } from 'react-router'
import { type Origin, paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { AuthenticationError } from '../start-up-screens.tsx'

/** Redirects visitors to the login page. A user who has just signed out goes to the landing page instead. */
export function RequireUser() {
  const { pathname, search } = useLocation()
  const signedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const error = useSession((state) => state.error)
  const ended = useSession((state) => state.ended)
  if (signedIn) return <Outlet />
  if (ended === 'signed-out') return <Navigate to={paths.landing} replace />
  if (error && !ended) return <AuthenticationError />
  const origin: Origin = { from: `${pathname}${search}` }
  return <Navigate to={paths.login} state={origin} replace />
}
