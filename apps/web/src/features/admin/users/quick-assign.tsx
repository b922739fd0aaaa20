import type { ListedPerson } from '@ufaro/contract/http/admin-people.ts'
import { FREE_PLAN_ID } from '@ufaro/contract/plan.ts'
import { usePlans } from '#web/lib/site-queries.ts'
import { Select } from '#web/ui/select.tsx'
import { useAdminRights } from './admin-rights.ts'

interface QuickAssignProps {
  person: ListedPerson
  onChoose: (planId: string) => void
}

export function QuickAssign({ person, onChoose }: QuickAssignProps) {
  const { data: plans = [] } = usePlans()
  const { mayServe } = useAdminRights(person)
  const current = person.user_plans.find(({ is_active }) => is_active)
  const name = plans.find(({ id }) => id === current?.plan_name)?.name ?? current?.plan_name ?? 'No plan'
  if (!mayServe) return <span>{name}</span>
  return (
    <span className="block w-44">
      <Select
        aria-label={`Assign a plan to ${person.name}`}
        value=""
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{name}</option>
        {plans
          .filter(({ id }) => id !== FREE_PLAN_ID)
          .map((plan) => (
            <option key={plan.id} value={plan.id} disabled={plan.id === current?.plan_name}>
              {plan.name}
            </option>
          ))}
      </Select>
    </span>
  )
}
