import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'

/** On narrow screens only the icon is visible; the accessible name stays. */
export function NavButton({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) => cn(buttonLook('ghost', 'max-[52rem]:px-0 [&_svg]:size-5'), isActive && 'bg-sunken')}
    >
      {icon}
      <span className="max-[52rem]:sr-only">{label}</span>
    </NavLink>
  )
}
