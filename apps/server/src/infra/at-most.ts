/** Runs at most `limit` pieces of work at once; the others wait for their turn in the order they came. */
export function atMost(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // A place is handed on rather than given up, so that nobody who comes just now gets in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
