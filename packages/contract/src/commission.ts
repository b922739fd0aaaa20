export const PLAN_TYPES = ['hourly', 'monthly', 'yearly'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

export const COMMISSION_PERCENT = { hourly: 10, monthly: 10, yearly: 5 } as const satisfies Record<PlanType, number>

export const MINIMUM_PAYOUT_KOBO = 500_000

export function planTypeOf(durationDays: number): PlanType {
  if (durationDays <= 1) return 'hourly'
  return durationDays >= 365 ? 'yearly' : 'monthly'
}

/**
 * Returns the commission in kobo, rounded down.
 * @param amountKobo an integer, 0 or more
 */
export function commissionOf(amountKobo: number, planType: PlanType): number {
  return Number((BigInt(amountKobo) * BigInt(COMMISSION_PERCENT[planType])) / 100n)
}

/** The fraction `of / from` of two integers, such as 5,000 of 20,000 kobo refunded. */
export interface Share {
  of: number
  from: number
}

/**
 * Returns the part of a commission to take back if `of` out of `from` kobo of its payment are refunded. Rounds up, so
 * that no commission remains for refunded money.
 */
export function shareOf(amountKobo: number, { of, from }: Share): number {
  if (of <= 0) return 0
  if (of >= from) return amountKobo
  const product = BigInt(amountKobo) * BigInt(of)
  const whole = BigInt(from)
  return Number((product + whole - 1n) / whole)
}

/** Offset of Africa/Lagos from UTC, which is the same all year. */
const LAGOS_OFFSET_MS = 3_600_000

export function payableFrom(paidAt: Date): Date {
  const inLagos = new Date(paidAt.getTime() + LAGOS_OFFSET_MS)
  return new Date(Date.UTC(inLagos.getUTCFullYear(), inLagos.getUTCMonth() + 1, 1) - LAGOS_OFFSET_MS)
}
