import type { Analytics } from '@ufaro/contract/http/admin-reports.ts'

export type Day = Analytics['series'][number]

const DAY_MS = 86_400_000
/** More bars than these are too thin to tell apart. */
const MOST_BARS = 92

const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Bars of equal length from the first day to the last, days without anything included; each begins on its `date`. */
export function bucketsOf(series: readonly Day[]): Day[] {
  const [first, last] = [series[0], series.at(-1)]
  if (!first || !last) return []
  const start = Date.parse(first.date)
  const days = Math.round((Date.parse(last.date) - start) / DAY_MS) + 1
  const length = Math.ceil(days / MOST_BARS)
  const bars = Array.from({ length: Math.ceil(days / length) }, (_, bar) => ({
    date: dateOf(start + bar * length * DAY_MS),
    total: 0,
    successful: 0,
  }))
  for (const { date, total, successful } of series) {
    const bar = bars[Math.floor((Date.parse(date) - start) / DAY_MS / length)]
    if (!bar) continue
    bar.total += total
    bar.successful += successful
  }
  return bars
}
