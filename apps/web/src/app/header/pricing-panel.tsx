import { FREE_PLAN_ID, type PublicPlan } from '@ufaro/contract/plan.ts'
import { Link } from 'react-router'
import { formatNaira, formatUsd } from '../../lib/formats.ts'
import { paymentPath } from '../../lib/paths.ts'
import { usePlans, useSite } from '../../lib/site-queries.ts'
import { Badge } from '../../ui/badge.tsx'

export function PricingPanel({ onChoose }: { onChoose: () => void }) {
  const plans = usePlans()
  const onSale = plans.data?.filter(({ id }) => id !== FREE_PLAN_ID)
  return (
    <>
      <div className="border-b border-line px-4 py-3">
        <h2 className="font-bold">Subscription Plans</h2>
        <p className="text-small text-ink-soft">Choose your plan</p>
      </div>
      {plans.isError && <p className="px-4 py-6 text-small">Plans could not be loaded. Please try again later.</p>}
      {plans.isPending && <p className="px-4 py-6 text-small text-ink-soft">Loading plans...</p>}
      <ul className="p-1">
        {onSale?.map((plan) => (
          <li key={plan.id}>
            <PlanLink plan={plan} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PlanLink({ plan, onChoose }: { plan: PublicPlan; onChoose: () => void }) {
  const rate = useSite().data?.usdRate
  const { originalPrice } = plan
  return (
    <Link
      to={paymentPath(plan.id)}
      onClick={onChoose}
      className="flex items-center justify-between gap-3 rounded-tight px-3 py-2 text-ink hover:bg-sunken"
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-bold wrap-anywhere">{plan.name}</span>
        {plan.popular && <Badge tone="accent">POPULAR</Badge>}
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <span className="block font-bold">{formatNaira(plan.price)}</span>
        <span className="block text-small text-ink-soft">{formatUsd(plan.price, rate)}</span>
        {originalPrice !== undefined && (
          <s className="block text-small whitespace-nowrap text-ink-soft">
            {formatNaira(originalPrice)} · {formatUsd(originalPrice, rate)}
          </s>
        )}
      </span>
    </Link>
  )
}
