/** Money is integer kobo everywhere; these are for display alone. */
export const DEFAULT_USD_RATE = 1600

export const nairaOf = (kobo: number): number => kobo / 100

/** `₦5,000`, with kobo only where there are some, or always, as in a column whose digits stand below each other. */
export function formatNaira(naira: number, kobo: 'if any' | 'always' = 'if any'): string {
  const digits = kobo === 'always' || !Number.isInteger(naira) ? 2 : 0
  const figure = Math.abs(naira).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${naira < 0 ? '-' : ''}₦${figure}`
}

/** Dollar figure for display: Naira divided by the rate, two decimals. */
export const formatUsd = (naira: number, rate: number = DEFAULT_USD_RATE): string => `$${(naira / rate).toFixed(2)}`
