import { createHash } from 'node:crypto'
import type { z } from 'zod/mini'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import type { Paystack } from '../../infra/paystack/paystack.ts'
import { readJson } from '../../infra/paystack/read-json.ts'
import { Charge } from '../../infra/paystack/shapes.ts'
import type { AffiliateService } from '../affiliate/affiliate.service.ts'
import type { Alarms } from './alarms.ts'
import { endDispute, noteDispute } from './disputes.repo.ts'
import { DisputeData, Event, paymentOf, paymentOfUnnamedRefund, RefundData, withoutPeople } from './event-shapes.ts'
import { keepEvent } from './payment-events.repo.ts'
import { findPayment, lockPayment, updatePayment } from './payments.repo.ts'
import type { Settlement } from './settlement.ts'

interface Deps {
  db: Db
  paystack: Paystack | null
  settlement: Settlement | null
  affiliate: Pick<AffiliateService, 'transferChanged'>
  alarms: Alarms
}

type After = (() => Promise<void>) | null

interface Signed {
  tx: Tx
  event: Event
  refundedTotal: number | null
}

/** An event and its effects are committed together, so status 200 means that the event was handled. */
export function createWebhookService({ db, paystack, settlement, affiliate, alarms }: Deps) {
  /** Paystack would retry a malformed event for three days, so it is reported to admins and acknowledged. */
  const read = <Schema extends z.ZodMiniType>(schema: Schema, { event, data }: Event) => {
    const parsed = schema.safeParse(data)
    if (parsed.success) return { data: parsed.data as z.output<Schema>, after: null }
    const where = parsed.error.issues.map(({ path }) => path.join('.') || 'data').join(', ')
    return { data: null, after: () => alarms.unreadableEvent(event, where) }
  }

  const charged = async ({ tx, event }: Signed): Promise<After> => {
    const { data: charge, after } = read(Charge, event)
    if (!charge || !settlement) return after
    const settled =
      (await settlement.settle(tx, charge.reference, charge)) ?? (await settlement.noteForeign(tx, charge))
    return settled && (() => alarms.flagged(settled))
  }

  const refunded = async ({ tx, event, refundedTotal }: Signed): Promise<After> => {
    const { data, after } = read(RefundData, event)
    if (!data || !settlement) return after
    const reference = paymentOf(data)
    if (refundedTotal !== null) await settlement.reverseUpTo(tx, reference, refundedTotal)
    else if (data.amount > 0) {
      const eventKey = `refund:${data.refund_reference ?? data.id}`
      await settlement.reverse(tx, reference, { eventKey, kind: 'refund', amount: data.amount })
    }
    return null
  }

  const refundStuck = async ({ tx, event }: Signed): Promise<After> => {
    const { data, after } = read(RefundData, event)
    const payment = data && (await lockPayment(tx, paymentOf(data)))
    if (!payment) return after
    if (event.event === 'refund.failed') await updatePayment(tx, payment.id, { refundAskedAt: null })
    return () => alarms.refundStuck(payment, event.event)
  }

  const askRefundedTotal = async (event: Event): Promise<number | null> => {
    const reference = paymentOfUnnamedRefund(event)
    if (!reference || !paystack || !(await findPayment(db, { reference }))) return null
    return (await paystack.refundsOf(reference)).processed
  }

  const disputeEnded = async ({ tx, event }: Signed): Promise<After> => {
    const { data, after } = read(DisputeData, event)
    if (!data || !settlement) return after
    const { reference, amount } = data.transaction
    const payment = await lockPayment(tx, reference)
    if (payment) {
      await endDispute(tx, keyOf(data), payment.id)
      await settlement.holdCommission(tx, payment)
    }
    if (data.resolution !== 'merchant-accepted') return null
    const lost = data.refund_amount || amount || payment?.amount
    const eventKey = keyOf(data)
    if (lost) await settlement.reverse(tx, reference, { eventKey, kind: 'dispute', amount: lost })
    return null
  }

  const disputeBegun = async ({ tx, event }: Signed): Promise<After> => {
    const { data, after } = read(DisputeData, event)
    const payment = data && settlement && (await lockPayment(tx, data.transaction.reference))
    if (!payment) return after
    await noteDispute(tx, keyOf(data), payment.id)
    await settlement.holdCommission(tx, payment)
    return () => alarms.disputed(payment)
  }

  const transferred = ({ tx, event }: Signed): Promise<After> => affiliate.transferChanged(tx, event)

  const handlers: Record<string, (signed: Signed) => Promise<After>> = {
    'charge.success': charged,
    'refund.processed': refunded,
    'refund.failed': refundStuck,
    'refund.needs-attention': refundStuck,
    'charge.dispute.create': disputeBegun,
    'charge.dispute.resolve': disputeEnded,
    'transfer.success': transferred,
    'transfer.failed': transferred,
    'transfer.reversed': transferred,
  }

  return {
    /**
     * @param bytes the raw request body
     * @throws AppError PAYMENTS_OFF, UNAUTHENTICATED for a wrong signature, VALIDATION_FAILED for signed bytes that are
     * not an event
     */
    async receive(bytes: Uint8Array, signature: string | undefined): Promise<void> {
      if (!paystack) throw new AppError('PAYMENTS_OFF')
      if (!paystack.isSigned(bytes, signature)) throw new AppError('UNAUTHENTICATED', 'The signature does not match.')
      const event = readEvent(bytes)
      const refundedTotal = await askRefundedTotal(event)
      // Two equal refunds without ids have identical bytes, so also hash the total refunded so far, which differs.
      const hash = createHash('sha256')
        .update(bytes)
        .update(refundedTotal === null ? '' : `:${refundedTotal}`)
        .digest('hex')
      const take = async (tx: Tx) => {
        const isNew = await keepEvent(tx, { hash, event: event.event, body: withoutPeople(event) })
        const handle = isNew && Object.hasOwn(handlers, event.event) && handlers[event.event]
        return handle ? handle({ tx, event, refundedTotal }) : null
      }
      const after = await onceMore(() => transaction(db, take))
      await after?.()
    },
  }
}
export type WebhookService = ReturnType<typeof createWebhookService>

const keyOf = ({ id, transaction }: z.output<typeof DisputeData>): string => `dispute:${id ?? transaction.reference}`

function readEvent(bytes: Uint8Array): Event {
  try {
    return Event.parse(readJson(Buffer.from(bytes).toString()))
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', 'This is not an event.', { cause })
  }
}
