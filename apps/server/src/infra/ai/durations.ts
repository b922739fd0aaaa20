const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** Parses `34.4s`, `9h54m12s` or `200ms` to milliseconds. Undefined for anything else. */
export function parseDuration(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return undefined
  let total = 0
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) {
    total += Number(amount) * (UNITS[unit as string] as number)
  }
  return total
}

/** Milliseconds to wait, from the header `retry-after-ms` or `retry-after` (seconds or a date). */
export function retryAfterOf(headers: Record<string, string> | undefined, now: number): number | undefined {
  const exact = Number(headers?.['retry-after-ms'] ?? Number.NaN)
  if (exact >= 0) return exact
  const value = headers?.['retry-after']
  if (!value) return undefined
  if (Number(value) >= 0) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

/** Milliseconds until midnight in California, when Google's daily quotas reset. */
export function untilPacificMidnight(now: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return 86_400_000 - (read('hour') * 3600 + read('minute') * 60 + read('second')) * 1000
}
