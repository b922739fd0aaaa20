import type { FastifyInstance } from 'fastify'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import type { AppContext } from '../../room.ts'
import type { AffiliateService } from '../affiliate/affiliate.service.ts'
import type { AuditLog } from '../audit-log/audit-log.service.ts'
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

interface Deps extends AppContext {
  /** Null if no payment provider is configured. Past payments are still shown. */
  paystack: Paystack | null
  errors: ErrorsService
  audit: AuditLog
  users: UsersService
  services: ServicesService
  plans: PlansService
  credits: CreditsService
  affiliate: AffiliateService
  webhooks: WebhooksService
  mail: MailService
}

const EVENTS_KEPT_DAYS = 400

export function createPaymentsRoom(deps: Deps) {
  const { env, db, log, paystack, linkOrigin, errors, audit, limiter, plans, services, affiliate } = deps
  const everyS = env.RECONCILE_S
  const alarms = createAlarms(errors)
  const settlement = paystack && createSettlement({ ...deps, domain: paystack.domain })
  const ask = paystack && settlement && createAskProvider({ db, paystack, settlement, alarms })
  const payments = createPaymentsService({ db, ask, alarms })
  const reconcile = paystack && ask && createReconciliation({ db, log, paystack, ask, everyS })

  return {
    payments,

    register(http: FastifyInstance): void {
      const purchase = createPurchaseService({ db, paystack, plans, services, alarms, limiter })
      const refunds = createRefundService({ db, audit, paystack, ask, alarms })
      paymentsRoutes(http, { payments, purchase, refunds, receipts: createReceiptService({ payments }), linkOrigin })
      webhookRoutes(http, { webhook: createWebhookService({ db, paystack, settlement, affiliate, alarms }), log })
    },

    timers: [
      ...(reconcile ? [{ name: 'reconciling payments', everyMs: everyS * 1000, work: reconcile }] : []),
      { name: 'sweeping payment events', everyMs: 3_600_000, work: () => sweepEvents(db, EVENTS_KEPT_DAYS) },
    ],
  }
}
