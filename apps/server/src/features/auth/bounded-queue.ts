export interface QueueLimits {
  concurrency: number
  queue: number
  each: number
  waitMs: number
}

/**
 * Runs tasks, at most `concurrency` at once. Their keys (clients) take turns, so that one client's tasks do not delay
 * the tasks of others.
 * @param turnAway creates the error for tasks that are rejected or have waited too long
 */
export function createBoundedQueue({ concurrency, queue, each, waitMs }: QueueLimits, turnAway: () => Error) {
  let running = 0
  let waitingCount = 0
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
    waiting.delete(key)
    waiting.set(key, [begin!, ...others])
    // Start this task without reducing `running`, so that a new task cannot take its place first.
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
