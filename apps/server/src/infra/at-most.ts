export function atMost(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Hands the place over directly, so that no newcomer can take it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
