import type { Analytics } from '@ufaro/contract/http/admin-reports.ts'

export type Day = Analytics['series'][number]

const DAY_MS = 86_400_000
const MOST_BARS = 92

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

interface Buckets {
  bars: Day[]
  daysABar: number
}

export interface Span {
  first?: string | undefined
  last?: string | undefined
}

/**
 * Adds up days in bars of equally many days, so that a chart has at most MOST_BARS bars. If the days do not divide
 * evenly, the first bar has fewer days, because a short last bar would look like a drop.
 */
export function bucketsOf(series: readonly Day[], span: Span = {}): Buckets {
  const first = span.first ?? series[0]?.date
  const last = span.last ?? series.at(-1)?.date
  if (!first || !last || first > last) return { bars: [], daysABar: 1 }
  const start = Date.parse(first)
  const days = Math.round((Date.parse(last) - start) / DAY_MS) + 1
  const daysABar = Math.ceil(days / MOST_BARS)
  const length = Math.ceil(days / daysABar)
  const missing = length * daysABar - days
  const bars = Array.from({ length }, (_, bar) => ({
    date: dateOf(start + Math.max(0, bar * daysABar - missing) * DAY_MS),
    total: 0,
    successful: 0,
    revenue: 0,
  }))
  for (const { date, total, successful, revenue } of series) {
    const bar = bars[Math.floor(((Date.parse(date) - start) / DAY_MS + missing) / daysABar)]
    if (!bar) continue
    bar.total += total
    bar.successful += successful
    bar.revenue += revenue
  }
  return { bars, daysABar }
}
