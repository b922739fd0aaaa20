/** What bringing people is worth. All money is integer kobo. */

export const PLAN_TYPES = ['hourly', 'monthly', 'yearly'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

export const COMMISSION_PERCENT = { hourly: 10, monthly: 10, yearly: 5 } as const satisfies Record<PlanType, number>

/** 5,000 Naira. */
export const MINIMUM_PAYOUT_KOBO = 500_000

/** Up to a day counts as hourly, from 365 days as yearly, anything between as monthly. */
export function planTypeOf(durationDays: number): PlanType {
  if (durationDays <= 1) return 'hourly'
  return durationDays >= 365 ? 'yearly' : 'monthly'
}

/** The commission for a payment, rounded down. @param amountKobo a whole number, 0 or more */
export function commissionOf(amountKobo: number, planType: PlanType): number {
  return Number((BigInt(amountKobo) * BigInt(COMMISSION_PERCENT[planType])) / 100n)
}

/** A part of a whole as two whole numbers, such as 5,000 kobo given back of 20,000 paid. */
export interface Share {
  of: number
  from: number
}

/**
 * The same share of an amount, rounded up and never more than the amount: what is given back is never paid for.
 * Exact for any integers.
 */
export function shareOf(amountKobo: number, { of, from }: Share): number {
  if (of <= 0) return 0
  if (of >= from) return amountKobo
  const product = BigInt(amountKobo) * BigInt(of)
  const whole = BigInt(from)
  return Number((product + whole - 1n) / whole)
}

/** Africa/Lagos is an hour ahead of UTC all year. */
const LAGOS_OFFSET_MS = 3_600_000

/** The first moment of the next month in Africa/Lagos: from then on what was earned at `paidAt` may be paid out. */
export function payableFrom(paidAt: Date): Date {
  const inLagos = new Date(paidAt.getTime() + LAGOS_OFFSET_MS)
  return new Date(Date.UTC(inLagos.getUTCFullYear(), inLagos.getUTCMonth() + 1, 1) - LAGOS_OFFSET_MS)
}
