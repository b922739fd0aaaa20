/** Naira per US dollar. Used for display only, because all amounts are integer kobo. */
export const DEFAULT_USD_RATE = 1600

export const nairaOf = (kobo: number): number => kobo / 100

/**
 * Formats as `₦5,000`. With `if any`, kobo are shown only if they are not zero. `always` shows them, so that digits
 * align in columns.
 */
export function formatNaira(naira: number, kobo: 'if any' | 'always' = 'if any'): string {
  const digits = kobo === 'always' || !Number.isInteger(naira) ? 2 : 0
  const figure = Math.abs(naira).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${naira < 0 ? '-' : ''}₦${figure}`
}

export const formatUsd = (naira: number, rate: number = DEFAULT_USD_RATE): string => `$${(naira / rate).toFixed(2)}`
