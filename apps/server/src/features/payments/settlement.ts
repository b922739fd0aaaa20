import type { PaymentFlag } from '@ufaro/contract/http/payments.ts'
import type { Tx } from '../../db/db.ts'
import type { PaymentRow } from '../../db/schema/payments.ts'
import type { UserRow } from '../../db/schema/users.ts'
import type { Bus } from '../../infra/db/bus.ts'
import type { Charge } from '../../infra/paystack/shapes.ts'
import type { AffiliateService } from '../affiliate/affiliate.service.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { MailService } from '../mail/mail.service.ts'
import type { UsersService } from '../users/users.service.ts'
import type { WebhooksService } from '../webhooks/webhooks.service.ts'
import { isDisputed } from './disputes.repo.ts'
import { judgeCharge } from './judge-charge.ts'
import { paymentReceivedLetter } from './payment-received.letter.ts'
import { insertPayment, lockPayment, type PaymentChanges, updatePayment } from './payments.repo.ts'
import {
  insertReversal,
  isOfDispute,
  listWaitingReversals,
  markApplied,
  type NewReversal,
  sumRefunds,
} from './reversals.repo.ts'

interface Deps {
  bus: Pick<Bus, 'publish'>
  users: UsersService
  credits: CreditsService
  affiliate: Pick<AffiliateService, 'earn' | 'hold' | 'reverse'>
  webhooks: Pick<WebhooksService, 'announce'>
  mail: Pick<MailService, 'post'>
  origin: () => string
  domain: 'test' | 'live'
}

export interface Settled {
  payment: PaymentRow
  raised: PaymentFlag | null
}

/**
 * Paystack's reports may come in any order and repeatedly. Methods that take a reference lock the payment until the
 * caller's transaction ends.
 */
export function createSettlement({ bus, users, credits, affiliate, webhooks, mail, origin, domain }: Deps) {
  const save = async (tx: Tx, before: PaymentRow, changes: PaymentChanges): Promise<PaymentRow> => {
    const after = await updatePayment(tx, before.id, changes)
    if (after.status !== before.status && after.userId) {
      await bus.publish(tx, { topic: 'payment', userId: after.userId, id: after.id })
    }
    return after
  }

  const holdCommission = async (tx: Tx, { id }: Pick<PaymentRow, 'id'>): Promise<void> =>
    affiliate.hold(tx, { paymentId: id, by: (await isDisputed(tx, id)) ? 'dispute' : null })

  /** Grants the purchase at most once, because the payment is locked and the grant's reference is unique. */
  const grant = async (tx: Tx, payment: PaymentRow, owner: UserRow | null, charge: Charge): Promise<PaymentRow> => {
    const { id: paymentId, userId, plan, reference } = payment
    if (!userId || !plan || !owner) throw new Error(`payment ${reference} has nobody or nothing to grant`)
    const granted = await save(tx, payment, {
      ...factsOf(charge),
      status: 'success',
      flag: null,
      grantedAt: new Date(),
    })
    await credits.grantPurchase(tx, userId, plan, reference)
    const { amount, currency } = payment
    await webhooks.announce(tx, userId, 'payment.succeeded', { reference, amount, currency, plan_id: plan.id })
    await mail.post(tx, owner.email, paymentReceivedLetter(granted, users.present(owner), origin()))
    const paidAt = granted.paidAt ?? granted.grantedAt ?? new Date()
    await affiliate.earn(tx, { paymentId, userId, amountKobo: payment.amount, durationDays: plan.durationDays, paidAt })
    // If the event of a dispute arrived before that of the payment, the new commission must be held.
    await holdCommission(tx, payment)
    return takeBack(tx, granted)
  }

  const takeBack = async (tx: Tx, payment: PaymentRow): Promise<PaymentRow> => {
    let current = payment
    for (const { id, eventKey, amount } of await listWaitingReversals(tx, payment.id)) {
      const from = current.paidAmount ?? 0
      const of = Math.min(amount, from - current.refundedAmount)
      await markApplied(tx, id, of)
      if (of <= 0) continue
      const refundedAmount = current.refundedAmount + of
      const whole = refundedAmount === from
      await credits.withdrawPurchase(tx, current.reference, { of, from, whole })
      // The last reversal takes all that is left of the commission, so that rounding leaves no remainder.
      await affiliate.reverse(tx, { paymentId: current.id, eventKey, share: { of: whole ? from : of, from } })
      current = await save(tx, current, { refundedAmount, ...(whole && { status: 'reversed' }) })
    }
    return current
  }

  const reverse = async (tx: Tx, payment: PaymentRow, reversal: NewReversal): Promise<PaymentRow> => {
    const again = reversal.kind === 'refund' && (await isOfDispute(tx, payment.id, reversal.amount))
    const row = await insertReversal(tx, payment.id, reversal)
    if (again && row) await markApplied(tx, row, 0)
    // A reversal that arrives before the payment is granted is applied after the grant.
    return payment.paidAmount === null ? payment : takeBack(tx, payment)
  }

  const judge = async (tx: Tx, payment: PaymentRow, charge: Charge): Promise<Settled> => {
    const owner = payment.userId ? await users.findById(tx, payment.userId) : null
    const verdict = judgeCharge(charge, { reference: payment.reference, amount: payment.amount, owner, domain })
    switch (verdict.kind) {
      case 'paid':
        return { payment: await grant(tx, payment, owner, charge), raised: null }
      case 'reversed':
        return { payment: await save(tx, payment, { ...factsOf(charge), status: 'reversed' }), raised: null }
      case 'flagged': {
        const { flag } = verdict
        const facts = flag === 'reference' ? {} : factsOf(charge)
        return {
          payment: await save(tx, payment, { ...facts, status: 'failed', flag }),
          raised: payment.flag === flag ? null : flag,
        }
      }
      case 'unpaid': {
        const { gatewayResponse, channel } = factsOf(charge)
        return { payment: await save(tx, payment, { gatewayResponse, channel, status: verdict.status }), raised: null }
      }
    }
  }

  return {
    holdCommission,

    /** Applies Paystack's report of a charge: a paid charge grants the plan. Returns null for an unknown payment. */
    async settle(tx: Tx, reference: string, charge: Charge): Promise<Settled | null> {
      const payment = await lockPayment(tx, reference)
      if (!payment) return null
      if (payment.grantedAt) {
        const gone = charge.reference === reference && charge.status === 'reversed' && payment.paidAmount
        const rest = { eventKey: `reversed:${reference}`, kind: 'reversed', amount: payment.paidAmount ?? 0 } as const
        return { payment: gone ? await reverse(tx, payment, rest) : payment, raised: null }
      }
      // There is nothing to grant if the payment was reversed before, or did not start in this app.
      if (payment.status === 'reversed' || !payment.plan) return { payment, raised: null }
      return judge(tx, payment, charge)
    },

    /** Records a reversal, once per event. Returns null if the payment is unknown. */
    async reverse(tx: Tx, reference: string, reversal: NewReversal): Promise<PaymentRow | null> {
      const payment = await lockPayment(tx, reference)
      return payment && reverse(tx, payment, reversal)
    },

    /** @param total kobo refunded so far. The part that is not recorded yet is applied. */
    async reverseUpTo(tx: Tx, reference: string, total: number): Promise<void> {
      const payment = await lockPayment(tx, reference)
      const amount = payment ? total - (await sumRefunds(tx, payment.id)) : 0
      if (payment && amount > 0)
        await reverse(tx, payment, { eventKey: `refund:total:${total}`, kind: 'refund', amount })
    },

    /**
     * Records a charge that did not start in this app, for an admin to review.
     * @returns null if the charge was recorded before
     */
    async noteForeign(tx: Tx, charge: Charge): Promise<Settled | null> {
      const flag = (charge.plan ?? charge.plan_object) ? 'renewal' : 'unknown_reference'
      const { reference, amount, currency } = charge
      const payment = await insertPayment(tx, {
        ...factsOf(charge),
        reference,
        amount,
        currency: currency.slice(0, 10),
        status: 'success',
        flag,
      })
      return payment && { payment, raised: flag }
    },
  }
}
export type Settlement = ReturnType<typeof createSettlement>

const factsOf = (charge: Charge): PaymentChanges => ({
  paidAmount: charge.amount,
  fees: charge.fees ?? null,
  channel: charge.channel ?? null,
  gatewayResponse: charge.gateway_response ?? null,
  paidAt: charge.paid_at ?? charge.paidAt ?? null,
})
