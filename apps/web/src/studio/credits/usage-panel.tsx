import { formatCredits, UNLIMITED } from '@ufaro/contract/credits.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { adminLevelLabel } from '@ufaro/contract/user.ts'
import { useSession, useUser } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import type { ModeScreens } from '../shell/mode-screen.ts'

interface UsagePanelProps {
  mode: ToolId
  modes: readonly ToolId[]
  screens: ModeScreens
}

export function UsagePanel({ mode, modes, screens }: UsagePanelProps) {
  const user = useUser()
  const credits = useSession((state) => state.credits)
  const plan = useSession(({ userPlan }) => userPlan)
  const isAdmin = user?.is_admin === true
  return (
    <div className="space-y-3 p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-bold">Credits left</h2>
        {user && isAdmin && <Badge tone="accent">{adminLevelLabel(user)}</Badge>}
      </div>
      {isAdmin && <p className="text-small text-ink-soft">As an admin you generate without spending credits.</p>}
      <ul>
        {modes.map((each) => {
          const Icon = screens[each].icon
          return (
            <li
              key={each}
              className={cn(
                'flex items-center gap-2 border-b border-line py-2 text-small last:border-b-0',
                each === mode && 'font-bold',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
              <span className="flex-1">{TOOLS[each].label}</span>
              <span className="tabular-nums">{formatCredits(isAdmin ? UNLIMITED : credits[each])}</span>
            </li>
          )
        })}
      </ul>
      {!isAdmin && plan?.daily_limit != null && (
        <p className="text-small text-ink-soft">
          {plan.daily_used} of {plan.daily_limit} runs used today.
        </p>
      )}
    </div>
  )
}
