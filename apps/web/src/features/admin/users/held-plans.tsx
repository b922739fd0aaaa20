import type { HeldPlan, ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { formatCount, formatDate } from '#web/lib/formats.ts'
import { usePlans } from '#web/lib/site-queries.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useSetPlanActive } from './users.queries.ts'

export function HeldPlans({ person, locked }: { person: ListedPerson; locked: boolean }) {
  return (
    <section aria-labelledby="held-plans">
      <h3 id="held-plans" className="font-bold">
        Plans
      </h3>
      {person.user_plans.length === 0 && <p className="text-small text-ink-soft">None.</p>}
      <ul className="divide-y divide-line">
        {person.user_plans.map((plan) => (
          <UserPlan key={plan.id} plan={plan} locked={locked} />
        ))}
      </ul>
    </section>
  )
}

const SOURCES = { signup: 'At sign-up', admin: 'By an admin', payment: 'Bought' } as const

function UserPlan({ plan, locked }: { plan: HeldPlan; locked: boolean }) {
  const { data: plans = [] } = usePlans()
  const { mutate } = useSetPlanActive()
  const name = plans.find(({ id }) => id === plan.plan_name)?.name ?? plan.plan_name
  const isOver = plan.expires_at !== null && Date.parse(plan.expires_at) <= Date.now()
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p>{name}</p>
        <p className="text-small text-ink-soft">
          {formatCount(plan.credits_remaining)} of {formatCount(plan.credits_total)} credits left
          {plan.expires_at && `, ${isOver ? 'ended' : 'ends'} ${formatDate(plan.expires_at)}`}
        </p>
        <p className="text-small text-ink-soft">
          {SOURCES[plan.source]} {formatDate(plan.granted_at)}
        </p>
      </div>
      <Switch
        label={`${name} is active`}
        checked={plan.is_active}
        disabled={locked || isOver}
        onChange={(isActive) => mutate({ id: plan.id, isActive })}
      />
    </li>
  )
}
