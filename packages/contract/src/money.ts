/** Money is integer kobo everywhere; this rate is for display only. */
export const DEFAULT_USD_RATE = 1600

export const nairaOf = (kobo: number): number => kobo / 100

/** `₦5,000`; kobo only if not zero, or always, for columns with aligned digits. */
export function formatNaira(naira: number, kobo: 'if any' | 'always' = 'if any'): string {
  const digits = kobo === 'always' || !Number.isInteger(naira) ? 2 : 0
  const figure = Math.abs(naira).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${naira < 0 ? '-' : ''}₦${figure}`
}

/** Naira divided by the rate, two decimals. */
export const formatUsd = (naira: number, rate: number = DEFAULT_USD_RATE): string => `$${(naira / rate).toFixed(2)}`
