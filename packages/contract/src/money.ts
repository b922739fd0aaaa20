/** Money is integer kobo everywhere; these are for display alone. */
export const DEFAULT_USD_RATE = 1600

export const nairaOf = (kobo: number): number => kobo / 100

/** `₦5,000`, with kobo only where there are some. */
export function formatNaira(naira: number): string {
  const digits = Number.isInteger(naira) ? 0 : 2
  return `₦${naira.toLocaleString('en-NG', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** Dollar figure for display: Naira divided by the rate, two decimals. */
export const formatUsd = (naira: number, rate: number = DEFAULT_USD_RATE): string => `$${(naira / rate).toFixed(2)}`
