import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'

export const NAV_LOOK = 'max-[52rem]:min-w-11 max-[52rem]:flex-col max-[52rem]:gap-1 max-[52rem]:px-0 [&_svg]:size-5'
/** On narrow screens, the label stands below the icon, as in a tab bar. */
export const NAV_LABEL = 'max-[52rem]:text-[0.625rem] max-[52rem]:leading-none max-[52rem]:font-medium'

export function NavButton({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <NavLink to={to} className={({ isActive }) => cn(buttonLook('ghost', NAV_LOOK), isActive && 'bg-sunken')}>
      {icon}
      <span className={NAV_LABEL}>{label}</span>
    </NavLink>
  )
}
