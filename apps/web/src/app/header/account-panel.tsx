import type { User } from '@ufaro/contract/user.ts'
import { LayoutDashboard, LogOut, ReceiptText, Stamp, Tags, TicketCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { planLabel, planTerm } from '../../lib/plan-words.ts'
import { session, useSession } from '../../lib/session.ts'
import { usePlans } from '../../lib/site-queries.ts'
import { Button } from '../../ui/button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { CreditGrids } from './credit-grids.tsx'

const PAGES = [
  { to: paths.brandKit, Icon: Stamp, name: 'Brand kit' },
  { to: paths.eventPages, Icon: TicketCheck, name: 'Event pages' },
  { to: paths.priceLists, Icon: Tags, name: 'Price lists' },
  { to: paths.history, Icon: ReceiptText, name: 'Payment History' },
  { to: paths.account, Icon: UserRound, name: 'Account' },
]
const DASHBOARD = { to: paths.admin, Icon: LayoutDashboard, name: 'Admin Dashboard' }

export function AccountPanel({ user, close }: { user: User; close: () => void }) {
  return (
    <div className="space-y-4 p-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="truncate font-bold">{user.displayName || 'User'}</p>
          <p className="truncate text-small text-ink-soft">{user.email}</p>
        </div>
        <SignOutButton />
      </div>
      <PlanBox user={user} />
      <CreditGrids isAdmin={user.is_admin} />
      <nav aria-label="Your pages" className="grid grid-cols-2 gap-2 *:px-1 *:text-center *:text-small">
        {[...PAGES, ...(user.is_admin ? [DASHBOARD] : [])].map(({ to, Icon, name }) => (
          <Link
            key={to}
            to={to}
            onClick={close}
            className={buttonLook('secondary', 'leading-tight [&_svg]:size-4 [&_svg]:shrink-0')}
          >
            <Icon aria-hidden />
            {name}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function SignOutButton() {
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void session.signOut()
  }
  return (
    <Button look="ghost" loading={leaving} onClick={leave} className="shrink-0 px-3 [&_svg]:size-5">
      <LogOut aria-hidden />
      Logout
    </Button>
  )
}

function PlanBox({ user }: { user: User }) {
  const plan = useSession(({ userPlan }) => userPlan)
  const { data: plans } = usePlans()
  return (
    <div className="rounded-card bg-sunken px-4 py-3">
      <p className="text-small text-ink-soft">Current Plan</p>
      <p className="font-bold">{planLabel(user, plan, plans)}</p>
      {plan?.plan_name && <p className="text-small text-ink-soft">{planTerm(plan)}</p>}
    </div>
  )
}
