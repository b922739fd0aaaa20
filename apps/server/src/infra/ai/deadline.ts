interface Options {
  signal: AbortSignal
  /** Milliseconds since 1970. */
  deadlineAt: number
  now: () => number
}

export function createDeadline({ signal, deadlineAt, now }: Options) {
  const left = () => Math.max(0, deadlineAt - now())
  let over = false

  return {
    left,
    isOver: () => over || left() === 0,

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

function onAbort(signal: AbortSignal, run: () => void): () => void {
  if (signal.aborted) run()
  signal.addEventListener('abort', run, { once: true })
  return () => signal.removeEventListener('abort', run)
}
