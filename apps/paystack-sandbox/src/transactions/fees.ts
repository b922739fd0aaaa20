/** Returns the fee of a local payment in kobo: 1.5%, plus 100 Naira from 2,500 Naira upwards, at most 2,000 Naira. */
export const feesOf = (amount: number): number =>
  Math.min(200_000, Math.ceil((amount * 15) / 1000) + (amount >= 250_000 ? 10_000 : 0))
