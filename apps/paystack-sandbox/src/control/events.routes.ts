import type { FastifyInstance } from 'fastify'
import { readChange } from '#sandbox/control/transaction-change.ts'
import type { Disputes } from '#sandbox/disputes/disputes.ts'
import { invalid, ok } from '#sandbox/http/envelope.ts'
import { type Fields, needText, readFields } from '#sandbox/http/fields.ts'
import type { Refunds } from '#sandbox/refunds/refunds.ts'
import { TRANSFER_ENDS, type TransferEnd } from '#sandbox/store/records.ts'
import { readNewTransaction } from '#sandbox/transactions/new-transaction.ts'
import type { Transactions } from '#sandbox/transactions/transactions.ts'
import type { Transfers } from '#sandbox/transfers/transfers.ts'
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts'

interface Deps {
  transactions: Transactions
  refunds: Refunds
  disputes: Disputes
  transfers: Transfers
  webhooks: Webhooks
}
interface ById {
  Params: { id: string }
}

export function eventRoutes(control: FastifyInstance, deps: Deps): void {
  const { transactions, refunds, disputes, transfers, webhooks } = deps

  control.post('/control/refunds', async ({ body }) => {
    const fields = readFields(body)
    const refund = refunds.create({ ...fields, transaction: needText(fields, 'reference', 'reference') })
    return ok('Refund has been queued for processing', refunds.view(refund))
  })

  control.post('/control/disputes', async ({ body }) =>
    ok('Dispute opened', disputes.view(disputes.open(readFields(body)))),
  )
  control.post<ById>('/control/disputes/:id/remind', async ({ params }) =>
    ok('Reminder sent', disputes.view(disputes.remind(params.id))),
  )
  control.post<ById>('/control/disputes/:id/resolve', async ({ params, body }) =>
    ok('Dispute resolved', disputes.view(disputes.resolve(params.id, readFields(body)))),
  )

  control.post<ById>('/control/transfers/:id', async ({ params, body }) => {
    const status = readFields(body).status as TransferEnd
    if (!TRANSFER_ENDS.includes(status)) throw invalid(`status must be ${TRANSFER_ENDS.join(' or ')}`)
    return ok('Transfer set', transfers.view(transfers.end(transfers.get(params.id).reference, status)))
  })

  /** Charges a customer without a checkout, as Paystack does to renew a subscription. */
  control.post('/control/charges', async ({ body }) => {
    const fields = readFields(body)
    const isTaken = (reference: string) => transactions.find(reference) !== undefined
    const request = readNewTransaction({ ...fields, plan: undefined }, { isTaken, findPlan: () => undefined })
    const paid = transactions.succeed(transactions.create({ ...request, plan: planOf(fields) }))
    const answer = await webhooks.emit('charge.success', transactions.view(paid))
    return ok('Charged', { reference: paid.reference, answer: answer ?? null })
  })

  /**
   * Forces a transaction into states that it never reaches by itself: an amount below the price, another currency or
   * domain, any status. Sends no event.
   */
  control.put<ById>('/control/transactions/:id', async ({ params, body }) => {
    const row = transactions.get(params.id)
    return ok('Transaction set', transactions.view(transactions.change(row, readChange(row, readFields(body)))))
  })
}

const planOf = ({ plan }: Fields): string | null => (typeof plan === 'string' ? plan : null)
