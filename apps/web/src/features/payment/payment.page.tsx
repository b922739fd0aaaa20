import { FREE_PLAN_ID, type PublicPlan } from '@ufaro/contract/plan.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { History } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { useSession } from '#web/lib/session.ts'
import { usePlans, useServices, useSite } from '#web/lib/site-queries.ts'
import { forgetWantedTool, keepWantedTool } from '#web/lib/wanted-tool.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Reference } from '#web/ui/reference.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CheckoutPanel } from './checkout-panel.tsx'
import { PLANS_FAILED } from './payment-words.ts'
import { PlanCard } from './plan-card.tsx'
import { useCheckout } from './use-checkout.ts'

const forSale = ({ id, price }: PublicPlan): boolean => id !== FREE_PLAN_ID && price > 0

export function PaymentPage() {
  const plans = usePlans()
  const { data: site } = useSite()
  const { data: services } = useServices()
  const [search] = useSearchParams()
  const held = useSession(({ userPlan }) => userPlan)
  const checkout = useCheckout()
  const { step } = checkout.state
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scroll to the panel, because the clicked button may be far away from it.
    if (step !== 'idle' && step !== 'starting') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  const isBusy = step === 'starting' || step === 'waiting' || step === 'checking'
  const wanted = search.get('plan')
  const tool = TOOL_IDS.find((mode) => mode === search.get('for')) ?? null
  useEffect(() => (tool ? keepWantedTool(tool) : forgetWantedTool()), [tool])
  const onSale = plans.data?.filter(forSale) ?? []
  const asked = onSale.find(({ id, price }) => id === wanted || String(price) === wanted)

  return (
    <Page
      title="Plans and credits"
      actions={
        <ButtonLink to={paths.history} look="ghost" className="max-sm:-ml-4 [&_svg]:size-5">
          <History aria-hidden />
          Payment history
        </ButtonLink>
      }
    >
      <div ref={panel} aria-live="polite" className="scroll-mt-20">
        <CheckoutPanel checkout={checkout} />
      </div>
      {tool && (
        <p className="mb-4">{TOOLS[tool].label}: each run takes one credit. Every plan shows how many it has.</p>
      )}
      {plans.isPending && <PlanSkeletons />}
      {plans.isError && (
        <Notice tone="danger" title={PLANS_FAILED}>
          <Reference error={plans.error} />
          <Button look="secondary" onClick={() => plans.refetch()} loading={plans.isFetching}>
            Try Again
          </Button>
        </Notice>
      )}
      {plans.isSuccess && onSale.length === 0 && (
        <EmptyState
          title="No plans on offer at the moment"
          action={<ButtonLink to={paths.studio}>Back to the studio</ButtonLink>}
        />
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-4">
        {onSale.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            services={services}
            site={site}
            tool={tool}
            held={plan.id === held?.plan_name ? held : null}
            wanted={plan === asked}
            main={asked ? plan === asked : plan.popular}
            starting={step === 'starting' && checkout.state.plan.id === plan.id}
            disabled={isBusy}
            onBuy={() => void checkout.buy(plan)}
          />
        ))}
      </ul>
      {onSale.length > 0 && (
        <p className="mt-2 text-small text-ink-soft">
          One payment each, nothing renews by itself. Credits of an earlier plan stay yours until they end.
          {site && (
            <>
              {' '}
              Questions? Write to{' '}
              <a className="link" href={`mailto:${site.supportEmail}`}>
                {site.supportEmail}
              </a>
              .
            </>
          )}
        </p>
      )}
    </Page>
  )
}

const PlanSkeletons = () => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {['first', 'second', 'third'].map((name) => (
      <Skeleton key={name} className="h-80" />
    ))}
  </div>
)
