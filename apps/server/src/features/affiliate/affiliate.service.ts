import { commissionOf, payableFrom, planTypeOf, type Share, shareOf } from '@ufaro/contract/commission.ts'
import type { Earning, Referral } from '@ufaro/contract/http/affiliate.ts'
import type { PageQuery } from '@ufaro/contract/http/paging.ts'
import type { Db, Tx } from '../../db/db.ts'
import { presentEarning, presentReferral } from './affiliate.presenter.ts'
import * as affiliates from './affiliates.repo.ts'
import * as commissions from './commissions.repo.ts'
import type { AfterCommit, TransferEvent, Transfers } from './transfers.ts'

export interface PaidPayment {
  paymentId: string
  userId: string
  amountKobo: number
  durationDays: number
  paidAt: Date
}

export interface Reversal {
  paymentId: string
  eventKey: string
  /** The refunded share of the payment: `of` kobo out of `from` kobo. */
  share: Share
}

/** `total` is the number of earnings. The sums and the amounts in `earnings` are in kobo. */
export interface Earnings {
  earnings: Earning[]
  total: number
  total_earnings: number
  pending_earnings: number
}

const NO_EARNINGS: Earnings = { earnings: [], total: 0, total_earnings: 0, pending_earnings: 0 }
const CODE_DRAWS = 5

export function createAffiliateService({ transfers }: { transfers: Transfers }) {
  return {
    getAffiliate: affiliates.findAffiliate,

    async generateCode(db: Db, userId: string): Promise<{ code: string; isExisting: boolean }> {
      for (let draw = 0; draw < CODE_DRAWS; draw++) {
        const made = await affiliates.insertAffiliate(db, userId)
        if (made) return { code: made.code, isExisting: false }
        const known = await affiliates.findAffiliate(db, userId)
        if (known) return { code: known.code, isExisting: true }
      }
      throw new Error('every code that was drawn is taken')
    },

    /** Returns false for an unknown code and does not throw, so that sign-up continues. */
    refer: (tx: Tx, { userId, code }: { userId: string; code: string | null }): Promise<boolean> =>
      code ? affiliates.insertReferral(tx, userId, code) : Promise.resolve(false),

    async listReferrals(db: Db, userId: string, page: PageQuery): Promise<{ referrals: Referral[]; total: number }> {
      const own = await affiliates.findAffiliate(db, userId)
      if (!own) return { referrals: [], total: 0 }
      const rows = await affiliates.listReferrals(db, own.id, page)
      return { referrals: rows.map(presentReferral), total: await affiliates.countReferrals(db, own.id) }
    },

    async listEarnings(db: Db, userId: string, page: PageQuery): Promise<Earnings> {
      const own = await affiliates.findAffiliate(db, userId)
      if (!own) return NO_EARNINGS
      const rows = await commissions.listEarnings(db, own.id, page)
      const { count, total, pending } = await commissions.sumEarnings(db, own.id)
      return { earnings: rows.map(presentEarning), total: count, total_earnings: total, pending_earnings: pending }
    },

    /**
     * Records the commission for a referred user's payment. Must run in the transaction that grants the purchase.
     * @returns false if nobody referred the user, the commission is 0 kobo or it is already recorded
     */
    async earn(tx: Tx, { paymentId, userId, amountKobo, durationDays, paidAt }: PaidPayment): Promise<boolean> {
      const planType = planTypeOf(durationDays)
      const amount = commissionOf(amountKobo, planType)
      const referrer = amount > 0 && (await commissions.findReferrer(tx, userId))
      if (!referrer) return false
      const earned = { affiliateId: referrer.id, paymentId, referredUserId: userId, planType, paidAmount: amountKobo }
      return commissions.insertCommission(tx, { ...earned, amount, paidAt, payableFrom: payableFrom(paidAt) })
    },

    /**
     * Withdraws the refunded share of a commission: from pending earnings, or from the next payout if the commission
     * was already paid out.
     * @returns false if the payment earned no commission, or if this event was processed before
     */
    async reverse(tx: Tx, { paymentId, eventKey, share }: Reversal): Promise<boolean> {
      const commission = await commissions.lockCommission(tx, paymentId)
      if (!commission) return false
      const amount = Math.min(commission.left, shareOf(commission.amount, share))
      return commissions.takeBack(tx, commission, { amount, eventKey })
    },

    hold: (tx: Tx, { paymentId, by }: { paymentId: string; by: string | null }): Promise<void> =>
      commissions.setHeld(tx, paymentId, by),

    /**
     * Events may arrive in any order and more than once.
     * @returns null, or a function that records an alarm and must be called after the commit
     */
    transferChanged: (tx: Tx, event: TransferEvent): Promise<AfterCommit> => transfers.transferChanged(tx, event),
  }
}
export type AffiliateService = ReturnType<typeof createAffiliateService>
