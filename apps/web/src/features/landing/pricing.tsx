import { FREE_PLAN_ID, type PublicPlan } from '@ufaro/contract/plan.ts'
import { formatDays } from '#web/lib/format-days.ts'
import { formatNaira, formatUsd, plural } from '#web/lib/formats.ts'
import { type Origin, paths, paymentPath } from '#web/lib/paths.ts'
import { usePlans, useSite } from '#web/lib/site-queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cn } from '#web/ui/cn.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const SHOWN = ['first', 'second', 'third', 'fourth']

/** `data-live` makes the boot script load the app when this section nears the viewport. */
export function Pricing({ signedIn }: { signedIn: boolean }) {
  const { data: plans, isError } = usePlans()
  const onSale = plans?.filter(({ id, price }) => id !== FREE_PLAN_ID && price > 0)
  return (
    <section data-live="near" aria-labelledby="pricing" className="mx-auto max-w-6xl px-4 py-8 sm:py-12">
      <h2 id="pricing" className="text-title font-bold">
        Pricing
      </h2>
      <p className="mt-1 text-ink-soft">
        Start with free credits. One credit is one run: four headshots, a product’s shots, two flyers or a whole list of
        certificates. A plan brings credits for each tool, shown before you pay. Nothing renews by itself.
      </p>
      {isError && <p className="mt-6">Plans could not be loaded. Please try again later.</p>}
      <ul className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {!onSale && !isError && SHOWN.map((name) => <Skeleton key={name} className="h-30 sm:h-50" />)}
        {onSale?.map((plan) => (
          <Plan key={plan.id} plan={plan} signedIn={signedIn} />
        ))}
      </ul>
    </section>
  )
}

function Plan({ plan, signedIn }: { plan: PublicPlan; signedIn: boolean }) {
  const rate = useSite().data?.usdRate
  const wanted = paymentPath(plan.id)
  const credits = Object.values(plan.credits).reduce((sum, count) => sum + count, 0)
  return (
    <li
      className={cn(
        'flex items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 sm:flex-col sm:items-stretch sm:p-5',
        plan.popular && 'max-sm:order-first',
      )}
    >
      <div>
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-bold wrap-anywhere">{plan.name}</h3>
          {plan.popular && <Badge tone="accent">POPULAR</Badge>}
        </div>
        <p className="mt-2 tabular-nums">
          <span className="text-title font-bold">{formatNaira(plan.price)}</span>{' '}
          <span className="text-small text-ink-soft">{formatUsd(plan.price, rate)}</span>{' '}
          {plan.originalPrice !== undefined && (
            <s className="text-small text-ink-soft">{formatNaira(plan.originalPrice)}</s>
          )}
        </p>
        <p className="mt-1 text-small text-ink-soft">
          {plural(credits, 'credit')} for {formatDays(plan.durationDays)},{' '}
          {formatNaira(Math.round(plan.price / credits))} a run
          {plan.dailyLimit * Math.max(1, plan.durationDays) < credits &&
            `, at most ${plural(plan.dailyLimit, 'run')} a day`}
        </p>
      </div>
      <ButtonLink
        to={signedIn ? wanted : paths.signup}
        state={{ from: wanted } satisfies Origin}
        look={plan.popular ? 'primary' : 'secondary'}
        className="shrink-0 sm:mt-auto"
        aria-label={`Choose ${plan.name}`}
      >
        Choose
      </ButtonLink>
    </li>
  )
}
