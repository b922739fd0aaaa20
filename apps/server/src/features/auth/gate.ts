export interface GateLimits {
  /** Pieces of work that run at once. */
  concurrency: number
  /** Pieces that may wait for their turn; one more is turned away at once. */
  queue: number
  /** Of these one key may have so many. */
  each: number
  /** Longest wait in milliseconds. */
  waitMs: number
}

/**
 * Lets a bounded number of pieces of work run and a bounded number wait. Keys take turns, so that nobody waits behind
 * the whole crowd of another; pieces of one key come first come first served.
 * @param turnAway makes the failure of those for whom there is no room, or whose wait got too long.
 */
export function createGate({ concurrency, queue, each, waitMs }: GateLimits, turnAway: () => Error) {
  let running = 0
  let waitingCount = 0
  /** In the order of their next turn. */
  const waiting = new Map<string, (() => void)[]>()

  const line = (key: string) => waiting.get(key) ?? []
  const leaveLine = (key: string, begin: () => void) => {
    const left = line(key).filter((other) => other !== begin)
    waitingCount--
    if (left.length > 0) waiting.set(key, left)
    else waiting.delete(key)
  }

  const enter = (key: string): Promise<void> => {
    if (running < concurrency) {
      running++
      return Promise.resolve()
    }
    if (waitingCount >= queue || line(key).length >= each) return Promise.reject(turnAway())
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        leaveLine(key, begin)
        resolve()
      }
      const timer = setTimeout(() => {
        leaveLine(key, begin)
        reject(turnAway())
      }, waitMs)
      waiting.set(key, [...line(key), begin])
      waitingCount++
    })
  }

  const leave = () => {
    const next = waiting.entries().next()
    if (next.done) {
      running--
      return
    }
    const [key, [begin, ...others]] = next.value
    // Behind everybody else who waits.
    waiting.delete(key)
    waiting.set(key, [begin!, ...others])
    // The place goes straight to the next in line, so that a newcomer cannot slip in between.
    begin!()
  }

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    await enter(key)
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
