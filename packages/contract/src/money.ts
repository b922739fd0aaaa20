/** Naira per US dollar. Used for display only, because all amounts are integer kobo. */
export const DEFAULT_USD_RATE = 1600

export const nairaOf = (kobo: number): number => kobo / 100

/** Formats as `₦5,000`. Kobo are shown only if they are not zero, or always, for columns with aligned digits. */
export function formatNaira(naira: number, kobo: 'if any' | 'always' = 'if any'): string {
  const digits = kobo === 'always' || !Number.isInteger(naira) ? 2 : 0
  const figure = Math.abs(naira).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${naira < 0 ? '-' : ''}₦${figure}`
}

/** Formats as US dollars with two decimals. */
export const formatUsd = (naira: number, rate: number = DEFAULT_USD_RATE): string => `$${(naira / rate).toFixed(2)}`
