import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { homeOf, type Origin, studioPath } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { forgetWantedTool, keepWantedTool, wantedTool } from '../../lib/wanted-tool.ts'

export function VisitorsOnly() {
  const user = useUser()
  const origin = useLocation().state as Origin | null
  const tool = useSearchParams()[0].get('tool')
  useEffect(() => keepWantedTool(tool), [tool])
  if (!user) return <Outlet />
  const wanted = wantedTool()
  const home = wanted && !user.is_admin ? studioPath(wanted) : homeOf(user)
  return <Entered to={origin?.from ?? home} />
}

function Entered({ to }: { to: string }) {
  useEffect(() => forgetWantedTool, [])
  return <Navigate to={to} replace />
}
