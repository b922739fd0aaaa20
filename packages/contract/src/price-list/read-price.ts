/** The price is in kobo. Null if the text does not contain exactly one price. */
export type ReadPrice = number | null

export const MAX_KOBO = 100_000_000_000

const CURRENCY = /₦|\b(?:ngn|naira)\b|(?<![\p{L}])n(?=\s*\d)|#(?=\s*\d)|=n=/giu
const TIMES: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, m: 1_000_000, million: 1_000_000 }
const NUMBER = /^([\d.,'\s]*\d)\s*(k|m|thousand|million)?$/u

/** Reads Naira as people write them: `₦5,000`, `5k`, `N5 000`, `5.000,50`, `NGN 1.5m`, `5,000 only`. */
export function readPrice(written: string): ReadPrice {
  const text = written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)\s*\/\s*=|(?<=\d)\s*\/-|(?<=\d)\s*=(?:\s*00)?$/gu, '')
    .replace(CURRENCY, ' ')
    .replace(/\b(?:only|each|per (?:one|piece|pc|pack|yard|kg)|last price|price)\b|[:;]/gu, ' ')
    .trim()
  const [, figures, unit] = NUMBER.exec(text) ?? []
  if (!figures) return null
  const value = readFigures(figures.replace(/\s+/gu, ' '), unit !== undefined)
  if (value === null) return null
  const kobo = Math.round(value * (unit ? TIMES[unit]! : 1) * 100)
  return Number.isSafeInteger(kobo) && kobo <= MAX_KOBO ? kobo : null
}

/** A separator before exactly three digits groups thousands. Before one or two digits it is the decimal separator. */
function readFigures(figures: string, scaled: boolean): number | null {
  if (/^\d+$/u.test(figures)) return Number(figures)
  const grouped = /^\d{1,3}(?:([,.' ])\d{3})(?:\1\d{3})*(?:([.,])(\d{1,2}))?$/u.exec(figures)
  // `1.500k` is refused: if the dot grouped thousands, the price would be 1.5 million, and otherwise it is probably a
  // typo.
  if (grouped && grouped[1] !== grouped[2]) {
    if (scaled) return null
    const whole = figures.slice(0, grouped[2] ? figures.lastIndexOf(grouped[2]) : undefined).replace(/\D/gu, '')
    return Number(`${whole}.${grouped[3] ?? '0'}`)
  }
  const decimal = /^(\d+)[.,](\d{1,2})$/u.exec(figures)
  return decimal ? Number(`${decimal[1]}.${decimal[2]}`) : null
}
