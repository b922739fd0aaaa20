import { commissionOf, payableFrom, planTypeOf, type Share, shareOf } from '@ufaro/contract/commission.ts'
import type { Earning, Referral } from '@ufaro/contract/http/affiliate.ts'
import type { PageQuery } from '@ufaro/contract/http/paging.ts'
import type { Db, Tx } from '../../db/db.ts'
import { presentEarning, presentReferral } from './affiliate.presenter.ts'
import * as affiliates from './affiliates.repo.ts'
import * as commissions from './commissions.repo.ts'
import type { Doubt, TransferEvent, Transfers } from './transfers.ts'

/** A payment that the provider calls paid and that is ours. */
export interface PaidPayment {
  paymentId: string
  /** Who paid. */
  userId: string
  amountKobo: number
  /** Of the plan that was bought; may be a fraction. */
  durationDays: number
  /** As the provider reports it. */
  paidAt: Date
}

export interface TakenBack {
  paymentId: string
  /** Names the refund or dispute: each counts once, however often it is told. */
  eventKey: string
  /** What is given back of what was paid, in kobo. */
  share: Share
}

/** Kobo. */
export interface Earnings {
  earnings: Earning[]
  total: number
  total_earnings: number
  pending_earnings: number
}

const NO_EARNINGS: Earnings = { earnings: [], total: 0, total_earnings: 0, pending_earnings: 0 }
const CODE_DRAWS = 5

/** Codes, who came by them, and what that earned. Each method commits with the `db` it is handed. */
export function createAffiliateService({ transfers }: { transfers: Transfers }) {
  return {
    getAffiliate: affiliates.findAffiliate,

    /** Gives a person a code, or the one they have. */
    async generateCode(db: Db, userId: string): Promise<{ code: string; isExisting: boolean }> {
      for (let draw = 0; draw < CODE_DRAWS; draw++) {
        const made = await affiliates.insertAffiliate(db, userId)
        if (made) return { code: made.code, isExisting: false }
        const known = await affiliates.findAffiliate(db, userId)
        if (known) return { code: known.code, isExisting: true }
      }
      throw new Error('every code that was drawn is taken')
    },

    /** Notes who brought a new person; false where the code brings nobody. Never throws for a wrong code. */
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
     * The commission for a payment, where somebody brought the person who paid. Call it in the transaction that grants
     * what was paid for. @returns false where there is none, or where it was earned before
     */
    async earn(tx: Tx, { paymentId, userId, amountKobo, durationDays, paidAt }: PaidPayment): Promise<boolean> {
      const planType = planTypeOf(durationDays)
      const amount = commissionOf(amountKobo, planType)
      const bringer = amount > 0 && (await commissions.findBringer(tx, userId))
      if (!bringer) return false
      const earned = { affiliateId: bringer.id, paymentId, referredUserId: userId, planType, paidAmount: amountKobo }
      return commissions.insertCommission(tx, { ...earned, amount, paidAt, payableFrom: payableFrom(paidAt) })
    },

    /**
     * Takes back the share of a commission whose payment was given back: out of what is pending, or off the next payout
     * where it was paid out already. A payment without a commission is none of our business; one that is still to earn
     * it must have earned before. @returns false where there is nothing to take, or where this event took it before
     */
    async reverse(tx: Tx, { paymentId, eventKey, share }: TakenBack): Promise<boolean> {
      const commission = await commissions.lockCommission(tx, paymentId)
      if (!commission) return false
      const amount = Math.min(commission.left, shareOf(commission.amount, share))
      return commissions.takeBack(tx, commission, { amount, eventKey })
    },

    /** What a payment earned is not paid out while something holds it; null lets it go. */
    hold: (tx: Tx, { paymentId, by }: { paymentId: string; by: string | null }): Promise<void> =>
      commissions.setHeld(tx, paymentId, by),

    /**
     * Hears an event of the provider about a transfer, any number of times and in any order: the payout is paid, or its
     * earnings are pending again. @returns what is to be told once the transaction stands
     */
    transferChanged: (tx: Tx, event: TransferEvent): Promise<Doubt> => transfers.transferChanged(tx, event),
  }
}
export type AffiliateService = ReturnType<typeof createAffiliateService>
