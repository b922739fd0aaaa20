import { PaymentFilter } from '@ufaro/contract/http/payments.ts'
import { STATUS_WORDS } from '#web/lib/status-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '#web/ui/table/filters.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { usePayments } from './money.queries.ts'
import { PaymentTable } from './payment-table.tsx'

const WORDS = { ...STATUS_WORDS, flagged: 'To be looked at' } as const
const STATUSES = PaymentFilter.options.map((status) => [status, WORDS[status]] as const)

export function PaymentsTab() {
  const state = useTabState()
  const filters = { status: state.get('status', PaymentFilter.options), search: state.get('search') }
  const query = usePayments({ page: state.page, ...filters })
  return (
    <>
      <Filters>
        <SearchFilter state={state} name="search" label="Search" hint="Reference, name or email" />
        <ChoiceFilter state={state} name="status" label="Status" options={STATUSES} />
      </Filters>
      <Loaded query={query} failure="Failed to load payment history">
        {({ transactions, total }) => (
          <>
            {transactions.length === 0 && (
              <EmptyState title="No payments">
                {filters.status || filters.search ? 'None that fit these filters.' : 'Nobody has paid so far.'}
              </EmptyState>
            )}
            {transactions.length > 0 && <PaymentTable label="Payments" payments={transactions} />}
            <Pager page={state.page} total={total} onPage={state.setPage} />
          </>
        )}
      </Loaded>
    </>
  )
}
