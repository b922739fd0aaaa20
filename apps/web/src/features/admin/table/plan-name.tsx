import { usePlans } from '#web/lib/site-queries.ts'

export function PlanName({ id }: { id: string }) {
  const { data: plans = [] } = usePlans()
  return <span dir="auto">{plans.find((plan) => plan.id === id)?.name ?? id}</span>
}
