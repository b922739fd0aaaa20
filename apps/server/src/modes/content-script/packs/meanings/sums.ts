const AMOUNT = /₦(\d[\d,]*)/gu
const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, figures = '']) => Number(figures.replaceAll(',', '')))
const naira = (amount: number): string => `₦${Math.round(amount).toLocaleString('en')}`
/** Rounds to two significant figures, because people state a share of a price roughly: 1,167 becomes 1,200. */
const about = (amount: number): number => Number(amount.toPrecision(2))

/** Calculates amounts in naira from the amounts in a clause. Returns an empty object if the clause names no amount. */
export function sumsOf(words: string): Readonly<Record<string, string>> {
  const amounts = amountsIn(words)
  const [sum] = amounts
  if (!sum) return {}
  const rate = Number(/(\d+(?:\.\d+)?) ?%/u.exec(words)?.[1] ?? 0)
  return {
    sum: naira(sum),
    least: naira(Math.min(...amounts)),
    most: naira(Math.max(...amounts)),
    ...(amounts.length === 2 ? { both: naira(sum + amounts[1]!), gap: naira(Math.abs(sum - amounts[1]!)) } : {}),
    twice: naira(2 * sum),
    three: naira(3 * sum),
    five: naira(5 * sum),
    ten: naira(10 * sum),
    twelve: naira(12 * sum),
    day: naira(about(sum / 30)),
    ...(amounts[1] ? { share: naira((10_000 * sum) / amounts[1]) } : {}),
    ...(rate > 0 ? { interest: naira((sum * rate) / 100) } : {}),
  }
}
