import { Gift, Images, LayoutDashboard, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { cn } from '../../ui/cn.ts'
import { NavButton } from './nav-button.tsx'
import { PricingMenu } from './pricing-menu.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header() {
  const user = useSession((state) => state.user)
  const ready = useSession(({ isInitialized }) => isInitialized)
  return (
    <header className="sticky top-0 z-40 border-b low:static border-line bg-surface">
      <div
        className={cn(
          'relative mx-auto flex h-15 max-w-6xl items-center px-3 sm:gap-2 sm:px-4',
          user?.is_admin && 'max-[25rem]:px-1.5',
        )}
      >
        <Link
          to={paths.landing}
          className={cn(
            'tap mr-auto inline-flex shrink-0 items-center font-brand text-title text-ink',
            user?.is_admin && 'max-[25rem]:text-body',
          )}
        >
          Ufaro
        </Link>
        <nav aria-label="Main" className="flex items-center gap-1 sm:gap-2">
          {user?.is_admin && <NavButton to={paths.studio} label="Generate" icon={<Sparkles aria-hidden />} />}
          {user?.is_admin && <NavButton to={paths.admin} label="Admin" icon={<LayoutDashboard aria-hidden />} />}
          {user && !user.is_admin && <NavButton to={paths.studio} label="Studio" icon={<Sparkles aria-hidden />} />}
          {user && (
            // Hide the gallery button of admins on very narrow screens, because admins have more buttons than fit.
            <span className={user.is_admin ? 'contents max-[22rem]:hidden' : 'contents'}>
              <NavButton to={paths.gallery} label="Gallery" icon={<Images aria-hidden />} />
            </span>
          )}
          {user && <NavButton to={paths.affiliate} label="Affiliate" icon={<Gift aria-hidden />} />}
          <PricingMenu />
        </nav>
        {user && <UserMenu user={user} />}
        {!user && ready && (
          <ButtonLink to={paths.login} look="secondary">
            Login
          </ButtonLink>
        )}
      </div>
    </header>
  )
}
