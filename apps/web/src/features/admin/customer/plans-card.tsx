import { formatCredits } from '@ufaro/contract/credits.ts'
import type { Customer } from '@ufaro/contract/http/admin-customer.ts'
import { TOOL_IDS } from '@ufaro/contract/tool-ids.ts'
import { TOOLS } from '@ufaro/contract/tools.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useAdminRights } from '../users/admin-rights.ts'
import { HeldPlans } from '../users/held-plans.tsx'

export function PlansCard({ customer: { person, credits }, onAssign }: { customer: Customer; onAssign: () => void }) {
  const { mayServe } = useAdminRights(person)
  return (
    <Card className="space-y-4">
      <HeldPlans person={person} locked={!mayServe} />
      {mayServe && (
        <Button look="secondary" className="w-full" onClick={onAssign}>
          Assign plan
        </Button>
      )}
      <section aria-labelledby="credits-left">
        <h3 id="credits-left" className="font-bold">
          Credits left
        </h3>
        <dl className="mt-1 grid grid-cols-2 gap-x-6 text-small">
          {TOOL_IDS.map((mode) => (
            <div key={mode} className="flex justify-between gap-2">
              <dt className="text-ink-soft">{TOOLS[mode].label}</dt>
              <dd className="tabular-nums">{formatCredits(credits[mode])}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}
