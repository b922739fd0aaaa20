import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import type { TabState } from '#web/ui/table/use-tab-state.ts'
import { usePayments } from '../money/money.queries.ts'
import { PaymentTable } from '../money/payment-table.tsx'
import { ROWS } from './customer.queries.ts'
import { None, Section } from './section.tsx'

export function PaymentsList({ id, state }: { id: string; state: TabState }) {
  const page = state.pageOf('payments')
  return (
    <Section title="Payments">
      <Loaded query={usePayments({ page, limit: ROWS, userId: id })} failure="Failed to load payment history">
        {({ transactions, total }) => (
          <>
            {transactions.length === 0 && <None>Nothing was paid or tried.</None>}
            {transactions.length > 0 && <PaymentTable label="Payments" payments={transactions} ofOne />}
            {total > 0 && (
              <Pager
                label="Pages of payments"
                page={page}
                total={total}
                limit={ROWS}
                onPage={state.setPageOf('payments')}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
