import type { FastifyInstance } from 'fastify'
import type { Disputes } from '#sandbox/disputes/disputes.ts'
import { ok } from '#sandbox/http/envelope.ts'
import { type Fields, readFields } from '#sandbox/http/fields.ts'
import { paginate } from '#sandbox/http/paging.ts'

export function disputeRoutes(http: FastifyInstance, { disputes }: { disputes: Disputes }): void {
  http.get<{ Querystring: Fields }>('/dispute', async ({ query }) => {
    const { rows, meta } = paginate(disputes.list(), query)
    return ok('Disputes retrieved', rows.map(disputes.view), meta)
  })
  http.get<{ Params: { id: string } }>('/dispute/:id', async ({ params }) =>
    ok('Dispute retrieved', disputes.view(disputes.get(params.id))),
  )
  http.put<{ Params: { id: string } }>('/dispute/:id/resolve', async ({ params, body }) =>
    ok('Dispute successfully resolved', disputes.view(disputes.resolve(params.id, readFields(body)))),
  )
}
