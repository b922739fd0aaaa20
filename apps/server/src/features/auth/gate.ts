export interface GateLimits {
  /** Pieces of work that run at once. */
  concurrency: number
  /** Pieces that may wait for their turn; one more is turned away at once. */
  queue: number
  /** Longest wait in milliseconds. */
  waitMs: number
}

/**
 * Lets a bounded number of pieces of work run and a bounded number wait, first come first served.
 * @param turnAway makes the failure of those for whom there is no room, or whose wait got too long.
 */
export function createGate({ concurrency, queue, waitMs }: GateLimits, turnAway: () => Error) {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = (): Promise<void> => {
    if (running < concurrency) {
      running++
      return Promise.resolve()
    }
    if (waiting.length >= queue) return Promise.reject(turnAway())
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(turnAway())
      }, waitMs)
      waiting.push(begin)
    })
  }

  const leave = () => {
    const next = waiting.shift()
    // The place goes straight to the next in line, so that a newcomer cannot slip in between.
    if (next) next()
    else running--
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
