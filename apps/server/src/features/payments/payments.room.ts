import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/db.ts'
import type { LinkOrigin } from '../../http/link-origin.ts'
import type { RateLimiter } from '../../http/rate-limiter.ts'
import type { Bus } from '../../infra/db/bus.ts'
import type { Log } from '../../infra/log.ts'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import type { AffiliateService } from '../affiliate/affiliate.service.ts'
import type { AuditService } from '../audit/audit.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { ErrorsService } from '../errors/errors.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { PlansService } from '../plans/plans.service.ts'
import type { ServicesService } from '../services/services.service.ts'
import type { UsersService } from '../users/users.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { createAlarms } from './alarms.ts'
import { createAskProvider } from './ask-provider.ts'
import { sweepEvents } from './payment-events.repo.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { createPaymentsService } from './payments.service.ts'
import { createPurchaseService } from './purchase.service.ts'
import { createReceiptService } from './receipt.service.ts'
import { createReconciliation } from './reconciliation.ts'
import { createRefundService } from './refund.service.ts'
import { createSettlement } from './settlement.ts'
import { webhookRoutes } from './webhook.routes.ts'
import { createWebhookService } from './webhook.service.ts'

interface Deps {
  db: Db
  bus: Pick<Bus, 'publish'>
  log: Log
  /** Null while payments are off; past payments are still shown. */
  paystack: Paystack | null
  linkOrigin: LinkOrigin
  errors: ErrorsService
  audit: AuditService
  users: UsersService
  services: ServicesService
  plans: PlansService
  credits: CreditsService
  affiliate: AffiliateService
  webhooks: WebhooksService
  mail: MailService
  limiter: RateLimiter
  reconcileS: number
}

const EVENTS_KEPT_DAYS = 400

export function createPaymentsRoom(deps: Deps) {
  const { db, bus, log, paystack, linkOrigin, errors, users, services, plans, credits, affiliate, webhooks } = deps
  const alarms = createAlarms(errors)
  const rooms = { users, credits, affiliate, webhooks, mail: deps.mail }
  const origin = () => linkOrigin({ headers: {} })
  const settlement = paystack && createSettlement({ ...rooms, bus, origin, domain: paystack.domain })
  const ask = paystack && settlement && createAskProvider({ db, paystack, settlement, alarms })
  const payments = createPaymentsService({ db, ask, alarms })
  return {
    readEvent: payments.readEvent,

    reconcile: paystack && ask && createReconciliation({ db, log, paystack, ask, everyS: deps.reconcileS }),

    sweep: (): Promise<void> => sweepEvents(db, EVENTS_KEPT_DAYS),

    register(http: FastifyInstance): void {
      const purchase = createPurchaseService({ db, paystack, plans, services, alarms, limiter: deps.limiter })
      const refunds = createRefundService({ db, audit: deps.audit, paystack, ask, alarms })
      paymentsRoutes(http, { payments, purchase, refunds, receipts: createReceiptService({ payments }), linkOrigin })
      webhookRoutes(http, { webhook: createWebhookService({ db, paystack, settlement, affiliate, alarms }), log })
    },
  }
}
