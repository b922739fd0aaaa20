const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Lagos is one hour ahead of UTC all year. */
const OFFSET_MS = HOUR_MS

export function secondsToLagosMidnight(now: Date): number {
  const intoDay = (now.getTime() + OFFSET_MS) % DAY_MS
  return Math.ceil((DAY_MS - intoDay) / 1000)
}
