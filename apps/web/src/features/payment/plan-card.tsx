import type { SiteConfig } from '@ufaro/contract/http/site.ts'
import type { PublicPlan, UserPlan } from '@ufaro/contract/plan.ts'
import type { ServiceStatus } from '@ufaro/contract/service.ts'
import type { ToolId } from '@ufaro/contract/tools.ts'
import { useEffect, useRef } from 'react'
import { formatNaira } from '#web/lib/formats.ts'
import { planTerm } from '#web/lib/plan-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { PlanCredits } from './plan-credits.tsx'
import { PlanPrice } from './plan-price.tsx'

interface PlanCardProps {
  plan: PublicPlan
  services: readonly ServiceStatus[] | undefined
  site: SiteConfig | undefined
  held: UserPlan | null
  tool: ToolId | null
  wanted: boolean
  main: boolean
  starting: boolean
  disabled: boolean
  onBuy: () => void
}

export function PlanCard({ plan, services, site, tool, held, wanted, main, starting, disabled, onBuy }: PlanCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (wanted) card.current?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  const edge = wanted ? 'border-accent-text ring-1 ring-accent-text' : 'border-line'
  return (
    <li
      ref={card}
      aria-current={wanted || undefined}
      className={cn(
        // With a subgrid, title, price, sentence, credits and button are at the same height in all cards of a row.
        'row-span-5 mb-4 grid scroll-my-20 grid-rows-subgrid rounded-card border bg-surface p-5',
        edge,
        plan.popular && 'max-sm:order-first',
      )}
    >
      <div className="flex min-h-7 flex-wrap content-start items-center gap-2">
        <h2 className="font-bold wrap-anywhere">{plan.name}</h2>
        {plan.popular && <Badge tone="accent">POPULAR</Badge>}
        {held && (
          <Badge tone={held.is_active ? 'success' : 'neutral'}>{held.is_active ? 'Your plan' : planTerm(held)}</Badge>
        )}
      </div>
      <PlanPrice plan={plan} rate={site?.usdRate} />
      <PlanCredits plan={plan} services={services} wanted={tool} />
      <Button
        look={main ? 'primary' : 'secondary'}
        className="self-end py-2 wrap-anywhere"
        loading={starting}
        disabled={disabled && !starting}
        onClick={onBuy}
        aria-label={`Buy ${plan.name} for ${formatNaira(plan.price)}`}
      >
        {held ? 'Buy again' : `Buy ${plan.name}`}
      </Button>
    </li>
  )
}
