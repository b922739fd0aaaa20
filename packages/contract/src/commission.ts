/** All money is integer kobo. */

export const PLAN_TYPES = ['hourly', 'monthly', 'yearly'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

export const COMMISSION_PERCENT = { hourly: 10, monthly: 10, yearly: 5 } as const satisfies Record<PlanType, number>

export const MINIMUM_PAYOUT_KOBO = 500_000

/** Up to 1 day is hourly, from 365 days yearly, anything between monthly. */
export function planTypeOf(durationDays: number): PlanType {
  if (durationDays <= 1) return 'hourly'
  return durationDays >= 365 ? 'yearly' : 'monthly'
}

/**
 * The commission for a payment, rounded down.
 * @param amountKobo an integer, 0 or more
 */
export function commissionOf(amountKobo: number, planType: PlanType): number {
  return Number((BigInt(amountKobo) * BigInt(COMMISSION_PERCENT[planType])) / 100n)
}

/** A fraction as two integers, such as 5,000 of 20,000 kobo refunded. */
export interface Share {
  of: number
  from: number
}

/**
 * The same share of another amount, rounded up and capped at the amount, so that no commission is paid on refunded
 * money. Exact for any integers.
 */
export function shareOf(amountKobo: number, { of, from }: Share): number {
  if (of <= 0) return 0
  if (of >= from) return amountKobo
  const product = BigInt(amountKobo) * BigInt(of)
  const whole = BigInt(from)
  return Number((product + whole - 1n) / whole)
}

/** Africa/Lagos is UTC+1 all year. */
const LAGOS_OFFSET_MS = 3_600_000

/** Start of the next month in Africa/Lagos: earnings of `paidAt` can be paid out from then on. */
export function payableFrom(paidAt: Date): Date {
  const inLagos = new Date(paidAt.getTime() + LAGOS_OFFSET_MS)
  return new Date(Date.UTC(inLagos.getUTCFullYear(), inLagos.getUTCMonth() + 1, 1) - LAGOS_OFFSET_MS)
}
