export function createRateWindow(now: () => number = Date.now) {
  let left = Number.POSITIVE_INFINITY
  let endsAt = 0

  const headerOf = (headers: Headers, name: string): number | null => {
    const value = headers.get(name)
    return value !== null && /^\d{1,9}$/.test(value) ? Number(value) : null
  }

  return {
    observe(headers: Headers): void {
      const remaining = headerOf(headers, 'x-ratelimit-remaining')
      if (remaining === null) return
      left = remaining
      endsAt = now() + (headerOf(headers, 'x-ratelimit-reset') ?? 60) * 1000
    },
    left: (): number => (now() >= endsAt ? Number.POSITIVE_INFINITY : left),
    untilReset: (): number => Math.max(0, endsAt - now()),
  }
}
export type RateWindow = ReturnType<typeof createRateWindow>
