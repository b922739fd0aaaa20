export function atMost(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Pass the free place to the first waiter directly, so that a new caller cannot take it first.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
