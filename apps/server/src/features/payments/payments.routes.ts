import {
  getReceipt,
  initializePayment,
  listPayments,
  listTransactions,
  refundPayment,
  verifyPayment,
} from '@ufaro/contract/http/payments.ts'
import type { FastifyInstance } from 'fastify'
import type { LinkOrigin } from '../../http/link-origin.ts'
import { route } from '../../http/route.ts'
import type { PaymentsService } from './payments.service.ts'
import type { PurchaseService } from './purchase.service.ts'
import type { ReceiptService } from './receipt.service.ts'
import type { RefundService } from './refund.service.ts'

interface Deps {
  payments: PaymentsService
  purchase: PurchaseService
  receipts: ReceiptService
  refunds: RefundService
  linkOrigin: LinkOrigin
}

export function paymentsRoutes(
  app: FastifyInstance,
  { payments, purchase, receipts, refunds, linkOrigin }: Deps,
): void {
  route(app, initializePayment, ({ body, caller, request }) =>
    purchase.initialize(caller.user, { ...body, origin: linkOrigin(request) }),
  )

  route(app, verifyPayment, ({ body, caller }) => payments.verify(caller.user.id, body.reference))

  route(app, listTransactions, ({ query, caller }) => payments.list(caller.user.id, query))

  route(app, getReceipt, async ({ params: { reference }, query, caller, reply }) => {
    const receipt = await receipts.make(caller.user, reference, query.format ?? 'html')
    return reply.headers(receipt.headers).send(receipt.body)
  })

  route(app, listPayments, ({ query }) => payments.listAll(query))

  route(app, refundPayment, ({ params, body, caller }) => refunds.refund(caller.user, params.id, body.reason))
}
