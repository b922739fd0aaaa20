import type { Customer } from '@ufaro/contract/http/admin-customer.ts'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { formatCount, formatKobo, plural } from '#web/lib/formats.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure, Figures } from '#web/ui/table/figure.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { AssignPlanDialog } from '../users/assign-plan-dialog.tsx'
import { AccountCard } from './account-card.tsx'
import { ActsList } from './acts-list.tsx'
import { useCustomer } from './customer.queries.ts'
import { CustomerTitle } from './customer-title.tsx'
import { MailsList } from './mails-list.tsx'
import { PaymentsList } from './payments-list.tsx'
import { PlansCard } from './plans-card.tsx'
import { RunsList } from './runs-list.tsx'
import { SessionsCard } from './sessions-card.tsx'

interface CustomerViewProps {
  id: string
  state: TabState
  onLeave: () => void
}

export function CustomerView({ id, state, onLeave }: CustomerViewProps) {
  const isPrimary = useUser()?.isPrimaryAdmin === true
  const [assigning, setAssigning] = useState(false)
  return (
    <>
      <Button look="ghost" className="mb-2 -ml-4" onClick={onLeave}>
        <ArrowLeft aria-hidden className="size-5" />
        All users
      </Button>
      <Loaded query={useCustomer(id)} failure="Failed to load this user">
        {(customer) => (
          <>
            <CustomerTitle customer={customer} />
            <Money customer={customer} />
            <div className="grid gap-4 lg:grid-cols-3">
              <AccountCard customer={customer} onDeleted={onLeave} />
              <PlansCard customer={customer} onAssign={() => setAssigning(true)} />
              <SessionsCard sessions={customer.sessions} />
            </div>
            {assigning && <AssignPlanDialog person={customer.person} planId="" onClose={() => setAssigning(false)} />}
          </>
        )}
      </Loaded>
      <PaymentsList id={id} state={state} />
      <RunsList id={id} state={state} />
      {isPrimary && <MailsList id={id} state={state} />}
      {isPrimary && <ActsList id={id} state={state} />}
    </>
  )
}

function Money({ customer: { person, figures } }: { customer: Customer }) {
  const { paid, given_back, payments, runs, runs_refunded, verdicts } = figures
  const left = person.user_plans.filter((plan) => plan.is_active).reduce((sum, plan) => sum + plan.credits_remaining, 0)
  const judged = verdicts.good + verdicts.bad
  return (
    <Figures>
      <Figure
        title="Paid"
        value={formatKobo(paid)}
        hint={`${plural(payments, 'payment')}${given_back > 0 ? `, ${formatKobo(given_back)} refunded` : ''}`}
      />
      <Figure title="Credits left" value={person.is_admin ? '∞' : formatCount(left)} />
      <Figure
        title="Runs"
        value={formatCount(runs)}
        hint={runs_refunded > 0 ? `${formatCount(runs_refunded)} with the credit back` : ''}
      />
      <Figure
        title="Not usable"
        value={judged > 0 ? formatCount(verdicts.bad) : '–'}
        hint={judged > 0 ? `of ${plural(judged, 'judged run')}` : 'no run judged yet'}
      />
    </Figures>
  )
}
