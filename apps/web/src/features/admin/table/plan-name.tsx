import { usePlans } from '#web/lib/site-queries.ts'

/** Shows the name of a plan, or the id of one that no longer exists. */
export function PlanName({ id }: { id: string }) {
  const { data: plans = [] } = usePlans()
  return <span dir="auto">{plans.find((plan) => plan.id === id)?.name ?? id}</span>
}
