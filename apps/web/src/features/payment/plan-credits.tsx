import type { PublicPlan } from '@ufaro/contract/plan.ts'
import type { ServiceStatus } from '@ufaro/contract/service.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS, type ToolId } from '@ufaro/contract/tools.ts'
import { formatDays } from '#web/lib/format-days.ts'
import { formatCount, formatNaira, plural } from '#web/lib/formats.ts'
import { isToolEnabled } from '#web/lib/plan-words.ts'
import { cn } from '#web/ui/cn.ts'

interface PlanCreditsProps {
  plan: PublicPlan
  services: readonly ServiceStatus[] | undefined
  wanted: ToolId | null
}

/** Lists credits of disabled tools separately, so that the user notices before paying for them. */
export function PlanCredits({ plan, services, wanted }: PlanCreditsProps) {
  const modes = TOOL_IDS.filter((mode) => plan.credits[mode] > 0)
  const usable = modes.filter((mode) => isToolEnabled(mode, services))
  const sum = (of: typeof modes) => of.reduce((total, mode) => total + plan.credits[mode], 0)
  const credits = sum(modes)
  const idle = credits - sum(usable)
  return (
    <>
      <p className="mt-1 text-small text-ink-soft">
        {plural(credits, 'credit')} for {formatDays(plan.durationDays)}, {formatNaira(Math.round(plan.price / credits))}{' '}
        each. Up to {plural(plan.dailyLimit, 'run')} a day
        {plan.durationDays === 1 && plan.dailyLimit < credits && ': buy it early, and use the rest after midnight'}.
      </p>
      <div className="@container my-4 space-y-2 text-small">
        <dl className="grid gap-x-4 gap-y-1 @min-[17rem]:grid-cols-2">
          {usable.map((mode) => (
            <div
              key={mode}
              className={cn('flex justify-between gap-2', mode === wanted && 'font-bold text-accent-text')}
            >
              <dt>{TOOLS[mode].label}</dt>
              <dd className="font-bold tabular-nums">{formatCount(plan.credits[mode])}</dd>
            </div>
          ))}
        </dl>
        {idle > 0 && (
          <p className="text-ink-soft">Also {plural(idle, 'credit')} for tools that are switched off at the moment.</p>
        )}
      </div>
    </>
  )
}
