import type { FastifyInstance } from 'fastify'
import { ok } from '#sandbox/http/envelope.ts'
import { type Fields, readFields, textOf } from '#sandbox/http/fields.ts'
import { paginate } from '#sandbox/http/paging.ts'
import type { Refunds } from '#sandbox/refunds/refunds.ts'

export function refundRoutes(http: FastifyInstance, { refunds }: { refunds: Refunds }): void {
  http.post('/refund', async ({ body }) =>
    ok('Refund has been queued for processing', refunds.view(refunds.create(readFields(body)))),
  )
  http.get<{ Querystring: Fields }>('/refund', async ({ query }) => {
    const found = refunds.list(textOf(query.transaction))
    const { rows, meta } = paginate(found, query)
    return ok('Refunds retrieved', rows.map(refunds.view), meta)
  })
  http.get<{ Params: { id: string } }>('/refund/:id', async ({ params }) =>
    ok('Refund retrieved', refunds.view(refunds.get(params.id))),
  )
}
