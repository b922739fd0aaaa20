import { invalid, notFound } from '#sandbox/http/envelope.ts'
import { amountOf, type Fields, needText, textOf } from '#sandbox/http/fields.ts'
import { wireId } from '#sandbox/http/wire.ts'
import type { NextId } from '#sandbox/store/ids.ts'
import type { Journal } from '#sandbox/store/journal.ts'
import type { Later } from '#sandbox/store/later.ts'
import type { Refund, Transaction } from '#sandbox/store/records.ts'
import type { Transactions } from '#sandbox/transactions/transactions.ts'
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts'

interface Deps {
  journal: Journal
  nextId: NextId
  transactions: Transactions
  webhooks: Webhooks
  later: Later
}

export type Refunds = ReturnType<typeof createRefunds>

/**
 * A refund is pending, then processing, and then ends as the test card of its payment decides. Every state sends an
 * event.
 */
export function createRefunds({ journal, nextId, transactions, webhooks, later }: Deps) {
  const table = journal.table<Refund>('refunds')

  const refundedOf = (reference: string): number =>
    table
      .all()
      .filter((row) => row.reference === reference && row.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  function findPaid(name: string): Transaction {
    const row = transactions.find(name) ?? transactions.list().find(({ id }) => id === name)
    if (!row) throw notFound('Transaction not found')
    if (!row.paid_at) throw invalid('Transaction has not been paid, and cannot be refunded', 'transaction_not_paid')
    return row
  }

  function change(row: Refund, status: Refund['status']): Refund {
    const changed = table.put(row.id, { ...row, status })
    void webhooks.emit(`refund.${status}`, toEvent(changed, transactions.get(row.reference)))
    return changed
  }

  function goOn(row: Refund): void {
    later.aStep(() => {
      if (row.status === 'pending') return goOn(change(row, 'processing'))
      change(row, row.ends)
      const transaction = transactions.get(row.reference)
      const isWhole = row.ends === 'processed' && refundedOf(row.reference) >= transaction.amount
      if (isWhole) transactions.change(transaction, { status: 'reversed' })
    })
  }

  return {
    list: (transaction?: string): Refund[] =>
      table
        .all()
        .filter((row) => !transaction || transactions.get(row.reference).id === transaction)
        .reverse(),
    get: (id: string): Refund => table.get(id) ?? fail(),
    view: (row: Refund) => toRefund(row, transactions.get(row.reference)),

    /**
     * Refunds the given amount, which must not exceed what is left. Without an amount, refunds everything that is left.
     */
    create: (fields: Fields): Refund => {
      const transaction = findPaid(needText(fields, 'transaction', 'Transaction'))
      const left = transaction.amount - refundedOf(transaction.reference)
      const amount = fields.amount == null ? left : amountOf(fields.amount)
      if (left <= 0) throw invalid('Transaction has been fully reversed', 'transaction_reversed')
      if (!amount || amount > left) throw invalid('Refund amount cannot be more than what is left of the transaction')
      const id = nextId()
      const row = table.put(id, {
        id,
        reference: transaction.reference,
        ...{ amount, currency: transaction.currency },
        status: 'pending',
        ends: transactions.cardOf(transaction)?.refundEnds ?? 'processed',
        merchant_note: textOf(fields.merchant_note) ?? `Refund for ${transaction.reference}`,
        customer_note: textOf(fields.customer_note) ?? '',
        created_at: new Date().toISOString(),
      })
      goOn(change(row, 'pending'))
      return row
    },

    resume: () => {
      for (const row of table.all()) if (['pending', 'processing'].includes(row.status)) goOn(row)
    },
  }
}

function fail(): never {
  throw notFound('Refund not found')
}

const toRefund = (row: Refund, transaction: Transaction) => ({
  id: wireId(row.id),
  integration: 100_032,
  transaction: wireId(transaction.id),
  transaction_reference: row.reference,
  domain: 'test',
  currency: row.currency,
  amount: row.amount,
  deducted_amount: row.amount,
  fully_deducted: true,
  status: row.status,
  channel: transaction.channel,
  merchant_note: row.merchant_note,
  customer_note: row.customer_note,
  refunded_by: 'sandbox@localhost',
  createdAt: row.created_at,
})

/**
 * In Paystack's samples, the amount of a refund that failed or needs attention is a number. Otherwise it is a string.
 */
const toEvent = (row: Refund, { email }: Transaction) => ({
  status: row.status,
  transaction_reference: row.reference,
  refund_reference: row.status === 'processed' ? `RFD${row.id}` : null,
  amount: row.status === 'failed' || row.status === 'needs-attention' ? row.amount : String(row.amount),
  currency: row.currency,
  processor: 'instant-transfer',
  customer: { first_name: null, last_name: null, email },
  integration: 100_032,
  domain: 'test',
})
