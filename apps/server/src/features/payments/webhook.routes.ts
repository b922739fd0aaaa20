import { paymentWebhook } from '@ufaro/contract/http/payments.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { isDatabaseAway } from '../../infra/db/database-away.ts'
import type { Log } from '../../infra/log.ts'
import type { WebhookService } from './webhook.service.ts'

/** Registers the route in a scope that does not parse the body, because the signature covers the raw bytes. */
export function webhookRoutes(app: FastifyInstance, { webhook, log }: { webhook: WebhookService; log: Log }): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

    route(scope, paymentWebhook, async ({ request }) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = request.headers['x-paystack-signature']
      await webhook.receive(bytes, typeof signature === 'string' ? signature : undefined).catch((error) => {
        if (!isDatabaseAway(error)) throw error
        // While the database is away, respond with an error, because Paystack then sends the event again.
        log.warn({ err: error }, 'could not handle an event of the payment provider: the database is away')
        throw new AppError('NOT_READY', undefined, { retryAfter: 10, cause: error })
      })
      return { received: true as const }
    })
  })
}
