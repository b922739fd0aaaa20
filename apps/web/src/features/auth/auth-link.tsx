import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link tap inline-flex items-center justify-center">
      {children}
    </Link>
  )
}
