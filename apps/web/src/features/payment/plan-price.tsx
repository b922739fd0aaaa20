import type { PublicPlan } from '@ufaro/contract/plan.ts'
import { formatNaira, formatUsd } from '#web/lib/formats.ts'

export function PlanPrice({ plan, rate }: { plan: PublicPlan; rate: number | undefined }) {
  const { price, originalPrice } = plan
  return (
    <div className="mt-3">
      <p className="text-title font-bold tabular-nums">
        {formatNaira(price)} <span className="text-small font-normal text-ink-soft">{formatUsd(price, rate)}</span>
      </p>
      {originalPrice !== undefined && (
        <p className="text-small text-ink-soft">
          <s>
            {formatNaira(originalPrice)} · {formatUsd(originalPrice, rate)}
          </s>
        </p>
      )}
    </div>
  )
}
