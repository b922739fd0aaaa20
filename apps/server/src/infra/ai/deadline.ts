interface Options {
  /** The caller's own reason to stop. */
  signal: AbortSignal
  /** Milliseconds since 1970. */
  deadlineAt: number
  now: () => number
}

/** One output's time: work is aborted when it is over or when the caller gives up, whichever comes first. */
export function createDeadline({ signal, deadlineAt, now }: Options) {
  const left = () => Math.max(0, deadlineAt - now())
  let over = false

  return {
    /** Milliseconds left, never below 0. */
    left,
    isOver: () => over || left() === 0,

    /** Runs one request; at the deadline its connection is aborted. */
    async within<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const controller = new AbortController()
      const release = onAbort(signal, () => controller.abort(signal.reason))
      const timer = setTimeout(() => {
        over = true
        controller.abort()
      }, left())
      try {
        return await run(controller.signal)
      } finally {
        clearTimeout(timer)
        release()
      }
    },

    /** @throws the signal's reason where the caller gives up meanwhile */
    async sleep(ms: number): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const release = onAbort(signal, () => reject(signal.reason))
      const timer = setTimeout(resolve, ms)
      try {
        await promise
      } finally {
        clearTimeout(timer)
        release()
      }
    },
  }
}

export type Deadline = ReturnType<typeof createDeadline>

/** Runs at once where the signal is aborted already. Returns how to let go of it. */
function onAbort(signal: AbortSignal, run: () => void): () => void {
  if (signal.aborted) run()
  signal.addEventListener('abort', run, { once: true })
  return () => signal.removeEventListener('abort', run)
}
