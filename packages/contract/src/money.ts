/** Naira per US dollar. The rate is for display only, because all payments are in Naira. */
export const DEFAULT_USD_RATE = 1600

export const nairaOf = (kobo: number): number => kobo / 100

/** `always` shows kobo even if they are zero, so that digits align in columns. */
export function formatNaira(naira: number, kobo: 'if any' | 'always' = 'if any'): string {
  const digits = kobo === 'always' || !Number.isInteger(naira) ? 2 : 0
  const figure = Math.abs(naira).toLocaleString('en-NG', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${naira < 0 ? '-' : ''}₦${figure}`
}

export const formatUsd = (naira: number, rate: number = DEFAULT_USD_RATE): string => `$${(naira / rate).toFixed(2)}`
