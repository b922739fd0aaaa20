import { Navigate, Outlet, useLocation } from 'react-router'
import { homeOf, type Origin } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'

/** Login and sign-up are for those who are not in yet; everybody else goes where they were turned away, or belong. */
export function VisitorsOnly() {
  const user = useUser()
  const origin = useLocation().state as Origin | null
  return user ? <Navigate to={origin?.from ?? homeOf(user)} replace /> : <Outlet />
}
