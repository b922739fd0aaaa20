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
      <Link to={paths.brandKit} onClick={close} className={buttonLook('secondary', 'w-full [&_svg]:size-5')}>
        <Stamp aria-hidden />
        Brand kit
      </Link>
      <Link to={paths.eventPages} onClick={close} className={buttonLook('secondary', 'w-full [&_svg]:size-5')}>
        <TicketCheck aria-hidden />
        Event pages
      </Link>
      <Link to={paths.priceLists} onClick={close} className={buttonLook('secondary', 'w-full [&_svg]:size-5')}>
        <Tags aria-hidden />
        Price lists
      </Link>
      <Link to={paths.history} onClick={close} className={buttonLook('secondary', 'w-full [&_svg]:size-5')}>
        <ReceiptText aria-hidden />
        Payment History
      </Link>
      <Link to={paths.account} onClick={close} className={buttonLook('secondary', 'w-full [&_svg]:size-5')}>
        <UserRound aria-hidden />
        Account
      </Link>
      {user.is_admin && (
        <Link to={paths.admin} onClick={close} className={buttonLook('secondary', 'w-full [&_svg]:size-5')}>
          <LayoutDashboard aria-hidden />
          Admin Dashboard
        </Link>
      )}
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
