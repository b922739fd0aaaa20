import type { Transaction } from '@ufaro/contract/http/payments.ts'
import type { ReactNode } from 'react'
import { formatDate } from '#web/lib/formats.ts'
import { cn } from '#web/ui/cn.ts'
import { amountOf, ReceiptButton, Refunded, StatusBadge } from './transaction-parts.tsx'

export function TransactionsTable({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <>
      <table className="w-full border-collapse text-left text-small max-sm:hidden">
        <caption className="sr-only">Your payments, newest first</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <Head>Date</Head>
            <Head>Plan</Head>
            <Head right>Amount</Head>
            <Head>Status</Head>
            <Head className="max-md:hidden">Reference</Head>
            <Head right>
              <span className="sr-only">Receipt</span>
            </Head>
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </table>
      <ul className="space-y-3 sm:hidden">
        {transactions.map((transaction) => (
          <Card key={transaction.id} transaction={transaction} />
        ))}
      </ul>
    </>
  )
}

const timeOf = ({ paid_at, created_at }: Transaction): string => formatDate(paid_at ?? created_at)
const planOf = ({ plan_name }: Transaction): string => plan_name ?? 'Payment'

function Row({ transaction }: { transaction: Transaction }) {
  const { status, gateway_response, channel, reference } = transaction
  return (
    <tr className="border-b border-line align-top">
      <Cell className="whitespace-nowrap">{timeOf(transaction)}</Cell>
      <Cell>
        <span className="font-bold">{planOf(transaction)}</span>
        {channel && <span className="block text-ink-soft capitalize">{channel.replaceAll('_', ' ')}</span>}
      </Cell>
      <Cell right>
        <span className="font-bold">{amountOf(transaction)}</span>
        <Refunded transaction={transaction} />
      </Cell>
      <Cell>
        <StatusBadge status={status} />
        {status !== 'success' && gateway_response && (
          <span className="mt-1 block text-ink-soft">{gateway_response}</span>
        )}
      </Cell>
      <Cell className="max-md:hidden">
        <span className="font-mono break-all">{reference}</span>
      </Cell>
      <td className="py-1 text-right">
        <ReceiptButton transaction={transaction} />
      </td>
    </tr>
  )
}

function Card({ transaction }: { transaction: Transaction }) {
  const { status, gateway_response, reference } = transaction
  return (
    <li className="space-y-2 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="font-bold">{planOf(transaction)}</p>
          <p className="text-small text-ink-soft">{timeOf(transaction)}</p>
        </div>
        <div className="text-right tabular-nums">
          <p className="font-bold">{amountOf(transaction)}</p>
          <Refunded transaction={transaction} />
        </div>
      </div>
      <p className="font-mono text-small break-all text-ink-soft">{reference}</p>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2 text-small text-ink-soft">
          <StatusBadge status={status} />
          {status !== 'success' && gateway_response}
        </span>
        <ReceiptButton transaction={transaction} />
      </div>
    </li>
  )
}

interface CellProps {
  children: ReactNode
  right?: boolean
  className?: string
}

const Head = ({ children, right, className }: CellProps) => (
  <th scope="col" className={cn('py-2 pr-4 font-bold text-ink-soft last:pr-0', right && 'text-right', className)}>
    {children}
  </th>
)

const Cell = ({ children, right, className }: CellProps) => (
  <td className={cn('py-3 pr-4', right && 'text-right tabular-nums', className)}>{children}</td>
)
