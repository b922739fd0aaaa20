import { invalid, notFound } from '#sandbox/http/envelope.ts'
import { amountOf, type Fields, needText } from '#sandbox/http/fields.ts'
import { wireId } from '#sandbox/http/wire.ts'
import type { NextId } from '#sandbox/store/ids.ts'
import type { Journal } from '#sandbox/store/journal.ts'
import type { Dispute } from '#sandbox/store/records.ts'
import type { Transactions } from '#sandbox/transactions/transactions.ts'
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts'

interface Deps {
  journal: Journal
  nextId: NextId
  transactions: Transactions
  webhooks: Webhooks
}

export type Disputes = ReturnType<typeof createDisputes>

/** Chargebacks. In reality, the customer's bank opens them. In the sandbox, the control API does. */
export function createDisputes({ journal, nextId, transactions, webhooks }: Deps) {
  const table = journal.table<Dispute>('disputes')

  function get(id: string): Dispute {
    const row = table.get(id)
    if (!row) throw notFound('Dispute not found')
    return row
  }

  const view = (row: Dispute) => ({
    id: wireId(row.id),
    refund_amount: row.refund_amount,
    currency: 'NGN',
    status: row.status,
    resolution: row.resolution,
    domain: 'test',
    transaction: transactions.view(transactions.get(row.reference)),
    transaction_reference: row.reference,
    category: 'chargeback',
    evidence: null,
    attachments: null,
    note: null,
    history: [{ status: row.status, by: 'sandbox@localhost', createdAt: row.created_at }],
    resolvedAt: row.resolved_at,
    createdAt: row.created_at,
    updatedAt: row.resolved_at ?? row.created_at,
  })

  function tell(event: 'create' | 'remind' | 'resolve', row: Dispute): Dispute {
    void webhooks.emit(`charge.dispute.${event}`, view(row))
    return row
  }

  return {
    get,
    view,
    list: (): Dispute[] => table.all().reverse(),
    remind: (id: string): Dispute => tell('remind', get(id)),

    open: (fields: Fields): Dispute => {
      const transaction = transactions.get(needText(fields, 'reference', 'reference'))
      const amount = fields.amount == null ? transaction.amount : amountOf(fields.amount)
      if (!transaction.paid_at) throw invalid('Transaction has not been paid', 'transaction_not_paid')
      if (!amount || amount > transaction.amount) throw invalid('Invalid Amount Sent', 'invalid_amount')
      const id = nextId()
      const row: Dispute = {
        ...{ id, reference: transaction.reference, refund_amount: amount },
        ...{ status: 'awaiting-merchant-feedback', resolution: null },
        ...{ created_at: new Date().toISOString(), resolved_at: null },
      }
      return tell('create', table.put(id, row))
    },

    /** The merchant loses the dispute with `merchant-accepted` and wins it with `declined`. */
    resolve: (id: string, { resolution }: Fields): Dispute => {
      const open = get(id)
      if (resolution !== 'merchant-accepted' && resolution !== 'declined') {
        throw invalid('Resolution must be merchant-accepted or declined')
      }
      if (open.status === 'resolved') throw invalid('Dispute has already been resolved', 'dispute_resolved')
      const resolved_at = new Date().toISOString()
      const row = table.put(id, { ...open, status: 'resolved', resolution, resolved_at })
      const transaction = transactions.get(row.reference)
      const isWhole = resolution === 'merchant-accepted' && row.refund_amount >= transaction.amount
      if (isWhole) transactions.change(transaction, { status: 'reversed' })
      return tell('resolve', row)
    },
  }
}
