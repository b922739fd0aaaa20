import { Navigate, Outlet, useLocation } from 'react-router'
import { homeOf, type Origin } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'

/** Signed-in users go back to the page that asked for sign-in, or to their start page. */
export function VisitorsOnly() {
  const user = useUser()
  const origin = useLocation().state as Origin | null
  return user ? <Navigate to={origin?.from ?? homeOf(user)} replace /> : <Outlet />
}
