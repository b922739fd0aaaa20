import { clientErrors } from '@ufaro/contract/http/site.ts'
import type { FastifyInstance } from 'fastify'
import { clientOf } from '../../http/client-address.ts'
import type { Limit, RateLimiter } from '../../http/rate-limiter.ts'
import { route } from '../../http/route.ts'
import type { ErrorsService } from './errors.service.ts'

const REPORTS: Limit = { name: 'client-errors', max: 30, windowS: 600 }

export function errorsRoutes(
  app: FastifyInstance,
  { errors, limiter }: { errors: ErrorsService; limiter: RateLimiter },
) {
  route(app, clientErrors, async ({ body, request }) => {
    await limiter.take(REPORTS, clientOf(request))
    await errors.record({
      severity: 'warning',
      service_type: 'web',
      code: 'CLIENT_ERROR',
      message: `${body.message} at ${body.page}`,
      request_id: request.id,
    })
  })
}
