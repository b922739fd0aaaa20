import { useRef } from 'react'
import { Navigate, Outlet } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { AccessDenied } from '../access-denied.tsx'
import { RequireUser } from './require-user.tsx'

/**
 * Redirects users without admin rights to the studio. If a user loses the rights while the page is open, shows a
 * message instead.
 */
export function RequireAdmin() {
  const user = useUser()
  const wasAdmin = useRef(false)
  if (!user) return <RequireUser />
  if (user.is_admin) {
    wasAdmin.current = true
    return <Outlet />
  }
  return wasAdmin.current ? <AccessDenied /> : <Navigate to={paths.studio} replace />
}
