import type { AdminTransaction } from '@ufaro/contract/http/payments.ts'
import { useState } from 'react'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Moment } from '../table/moment.tsx'
import { Nothing } from '../table/nothing.tsx'
import { PersonCell } from '../table/person-cell.tsx'
import { PlanName } from '../table/plan-name.tsx'
import { type Column, RecordTable } from '../table/record-table.tsx'
import { ShortReference } from '../table/short-reference.tsx'
import { columnMoney } from './column-money.ts'
import { isRefunded, PaymentState } from './payment-status.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** Milliseconds after which a refund without a result may be requested again. */
const PATIENCE_MS = 3_600_000

/** A payment in another currency, or made in test mode on a live server or vice versa, is refunded at the provider. */
function isRefundable(payment: AdminTransaction): boolean {
  const { paid_at, flag, refund_asked_at } = payment
  const isPending = refund_asked_at !== null && Date.now() - Date.parse(refund_asked_at) < PATIENCE_MS
  return paid_at !== null && flag !== 'currency' && flag !== 'domain' && !isRefunded(payment) && !isPending
}

interface PaymentTableProps {
  label: string
  payments: readonly AdminTransaction[]
  ofOne?: boolean
}

export function PaymentTable({ label, payments, ofOne = false }: PaymentTableProps) {
  const mayRefund = useUser()?.isPrimaryAdmin === true
  const [refunding, setRefunding] = useState<AdminTransaction | null>(null)
  const columns = [
    ...COLUMNS.filter(({ title }) => !ofOne || title !== 'User'),
    ...(mayRefund ? [refundColumn(setRefunding)] : []),
  ]
  return (
    <>
      <RecordTable label={label} columns={columns} rows={payments} rowKey={({ id }) => id} />
      {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />}
    </>
  )
}

const refundColumn = (ask: (payment: AdminTransaction) => void): Column<AdminTransaction> => ({
  title: 'Refund',
  cell: (payment) =>
    isRefundable(payment) ? (
      <Button look="secondary" aria-label={`Refund ${payment.reference}`} onClick={() => ask(payment)}>
        Refund
      </Button>
    ) : (
      <Nothing />
    ),
})

const COLUMNS: readonly Column<AdminTransaction>[] = [
  { title: 'When', cell: ({ paid_at, created_at }) => <Moment iso={paid_at ?? created_at} /> },
  {
    title: 'User',
    cell: ({ user_id, user_name, user_email }) => (
      <PersonCell
        id={user_email && user_id}
        name={user_name || user_email || 'Deleted or unknown'}
        email={user_email}
      />
    ),
  },
  {
    title: 'Plan',
    cell: ({ metadata }) => (metadata.plan_name ? <PlanName id={metadata.plan_name} /> : <Nothing />),
  },
  {
    title: 'Amount',
    numeric: true,
    cell: ({ amount, fees, refunded_amount }) => (
      <span className="block text-right">
        {columnMoney(amount)}
        {fees !== null && <span className="block text-small text-ink-soft">{columnMoney(fees)} fees</span>}
        {refunded_amount > 0 && (
          <span className="block text-small text-ink-soft">{columnMoney(refunded_amount)} refunded</span>
        )}
      </span>
    ),
  },
  { title: 'Status', cell: (payment) => <PaymentState payment={payment} /> },
  {
    title: 'Reference',
    cell: ({ reference, channel }) => (
      <span className="block text-small">
        <ShortReference text={reference} />
        {channel && <span className="block text-ink-soft capitalize">{channel.replaceAll('_', ' ')}</span>}
      </span>
    ),
  },
]
