import type { FastifyInstance } from 'fastify'
import { invalid, ok } from '#sandbox/http/envelope.ts'
import { type Fields, readFields } from '#sandbox/http/fields.ts'
import { paginate } from '#sandbox/http/paging.ts'
import type { Plan, Transaction } from '#sandbox/store/records.ts'
import { readNewTransaction } from '#sandbox/transactions/new-transaction.ts'
import type { Transactions } from '#sandbox/transactions/transactions.ts'

interface Deps {
  transactions: Transactions
  findPlan: (code: string) => Plan | undefined
  checkoutUrl: (accessCode: string) => string
}

export function transactionRoutes(http: FastifyInstance, { transactions, findPlan, checkoutUrl }: Deps): void {
  http.post('/transaction/initialize', async ({ body }) => {
    const isTaken = (reference: string) => transactions.find(reference) !== undefined
    const row = transactions.create(readNewTransaction(readFields(body), { isTaken, findPlan }))
    const { access_code, reference } = row
    return ok('Authorization URL created', { authorization_url: checkoutUrl(access_code), access_code, reference })
  })

  http.get<{ Params: { reference: string } }>('/transaction/verify/:reference', async ({ params }) =>
    ok('Verification successful', transactions.view(transactions.get(params.reference))),
  )

  http.get<{ Querystring: Fields }>('/transaction', async ({ query }) => {
    const found = transactions.list().reverse().filter(matches(query))
    const { rows, meta } = paginate(found, query)
    const total_volume = found.reduce((sum, { amount }) => sum + amount, 0)
    return ok('Transactions retrieved', rows.map(transactions.view), { ...meta, total_volume })
  })

  http.get<{ Params: { id: string } }>('/transaction/:id', async ({ params }) => {
    const row = transactions.list().find(({ id }) => id === params.id)
    if (!row) throw invalid('Transaction ID is invalid', 'transaction_not_found')
    return ok('Transaction retrieved', transactions.view(row))
  })
}

function matches({ status, from, to, amount }: Fields): (row: Transaction) => boolean {
  const after = typeof from === 'string' ? Date.parse(from) : Number.NaN
  const before = typeof to === 'string' ? Date.parse(to) : Number.NaN
  return (row) => {
    const time = Date.parse(row.created_at)
    if (status && row.status !== status) return false
    if (amount && row.amount !== Number(amount)) return false
    return !(time < after) && !(time > before)
  }
}
