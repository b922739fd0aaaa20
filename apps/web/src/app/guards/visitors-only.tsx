import { Navigate, Outlet } from 'react-router'
import { homeOf } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'

/** Login and sign-up are for those who are not in yet; everybody else goes where they belong. */
export function VisitorsOnly() {
  const user = useUser()
  return user ? <Navigate to={homeOf(user)} replace /> : <Outlet />
}
