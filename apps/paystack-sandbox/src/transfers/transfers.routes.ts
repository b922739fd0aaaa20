import type { FastifyInstance } from 'fastify'
import { ok } from '#sandbox/http/envelope.ts'
import { type Fields, readFields } from '#sandbox/http/fields.ts'
import { paginate } from '#sandbox/http/paging.ts'
import type { Transfer } from '#sandbox/store/records.ts'
import { BALANCE, type Transfers } from '#sandbox/transfers/transfers.ts'

export function transferRoutes(http: FastifyInstance, { transfers }: { transfers: Transfers }): void {
  /** In the reply to a new transfer, Paystack sends only the recipient's code. */
  const started = (row: Transfer) => ({ ...transfers.view(row), recipient: row.recipient })

  http.post('/transfer', async ({ body }) => {
    const row = transfers.create(readFields(body))
    const asksCode = row.status === 'otp'
    return ok(asksCode ? 'Transfer requires OTP to continue' : 'Transfer has been queued', started(row))
  })
  http.post('/transfer/finalize_transfer', async ({ body }) =>
    ok('Transfer has been queued', started(transfers.finalize(readFields(body)))),
  )
  http.get<{ Params: { reference: string } }>('/transfer/verify/:reference', async ({ params }) =>
    ok('Transfer retrieved', transfers.view(transfers.get(params.reference))),
  )
  http.get<{ Params: { code: string } }>('/transfer/:code', async ({ params }) =>
    ok('Transfer retrieved', transfers.view(transfers.get(params.code))),
  )
  http.get<{ Querystring: Fields }>('/transfer', async ({ query }) => {
    const { rows, meta } = paginate(transfers.list(), query)
    return ok('Transfers retrieved', rows.map(transfers.view), meta)
  })
  http.get('/balance', async () => ok('Balances retrieved', [{ currency: 'NGN', balance: BALANCE }]))
}
