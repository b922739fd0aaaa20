import { type AdminTransaction, PaymentStatus } from '@ufaro/contract/http/payments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChoiceFilter, Filters } from '#web/ui/table/filters.tsx'
import { Loaded } from '#web/ui/table/loaded.tsx'
import { Pager } from '#web/ui/table/pager.tsx'
import { useTabState } from '#web/ui/table/use-tab-state.ts'
import { Moment } from '../table/moment.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { columnMoney } from './column-money.ts'
import { usePayments } from './money.queries.ts'

const WORDS = { success: 'Successful', pending: 'Pending', failed: 'Failed', abandoned: 'Abandoned' } as const

const STATUSES = [
  ...PaymentStatus.options.map((status) => [status, WORDS[status]] as const),
  ['flagged', 'To be looked at'],
] as const

export function PaymentsTab() {
  const state = useTabState()
  const status = state.get('status', [...PaymentStatus.options, 'flagged'] as const)
  return (
    <>
      <Filters>
        <ChoiceFilter state={state} name="status" label="Status" options={STATUSES} />
      </Filters>
      <Loaded query={usePayments(state.page, status)} failure="Failed to load payment history">
        {({ transactions, total }) => (
          <>
            {transactions.length === 0 && <EmptyState title="No payments">None with this status yet.</EmptyState>}
            {transactions.length > 0 && (
              <RecordTable label="Payments" columns={COLUMNS} rows={transactions} rowKey={({ id }) => id} />
            )}
            <Pager page={state.page} total={total} onPage={state.setPage} />
          </>
        )}
      </Loaded>
    </>
  )
}

const TONES = { success: 'success', failed: 'danger', pending: 'warning', abandoned: 'neutral' } as const

const FLAGS: Record<NonNullable<AdminTransaction['flag']>, string> = {
  short: 'Paid too little',
  currency: 'Another currency',
  domain: 'Test and live mixed up',
  owner: 'Of somebody else',
  reference: 'Another reference',
  unknown_reference: 'Unknown reference',
  renewal: 'A renewal: look at it',
}

const COLUMNS: readonly Column<AdminTransaction>[] = [
  { title: 'When', cell: ({ paid_at, created_at }) => <Moment iso={paid_at ?? created_at} /> },
  {
    title: 'User',
    cell: ({ user_name, user_email }) => (
      <span className="block min-w-0">
        <bdi className="block">{user_name ?? 'Deleted or unknown'}</bdi>
        {user_email && <bdi className="block text-small text-ink-soft">{user_email}</bdi>}
      </span>
    ),
  },
  { title: 'Plan', cell: ({ metadata }) => <bdi>{metadata.plan_name ?? 'none'}</bdi> },
  {
    title: 'Amount',
    numeric: true,
    cell: ({ amount, refunded_amount }) => (
      <span className="block text-right">
        {columnMoney(amount)}
        {refunded_amount > 0 && (
          <span className="block text-small text-ink-soft">{columnMoney(refunded_amount)} given back</span>
        )}
      </span>
    ),
  },
  { title: 'Fees', numeric: true, cell: ({ fees }) => (fees === null ? 'none' : columnMoney(fees)) },
  {
    title: 'Status',
    cell: ({ status, flag }) => (
      <span className="flex flex-col items-end gap-1 lg:items-start">
        <Badge tone={TONES[status]}>{WORDS[status]}</Badge>
        {flag && <Badge tone="warning">{FLAGS[flag]}</Badge>}
      </span>
    ),
  },
  {
    title: 'Reference',
    cell: ({ reference, channel }) => (
      <span className="block text-small max-lg:max-w-48">
        <span className="block font-mono">{reference}</span>
        {channel && <span className="block text-ink-soft">{channel}</span>}
      </span>
    ),
  },
]
