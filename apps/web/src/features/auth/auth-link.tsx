import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  const { state } = useLocation()
  return (
    <Link to={to} state={state} className="link tap inline-flex items-center justify-center">
      {children}
    </Link>
  )
}
