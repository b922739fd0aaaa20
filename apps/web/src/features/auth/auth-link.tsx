import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** From one of the pages before the door to another; what somebody came for goes along. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation()
  return (
    <Link to={to} state={state} className="link tap inline-flex items-center justify-center">
      {children}
    </Link>
  )
}
