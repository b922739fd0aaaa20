/** Milliseconds on the sandbox's clock: ten minutes, about the duration of one state of a refund or transfer. */
const STEP_MS = 600_000

export type Later = ReturnType<typeof createLater>

/** Runs work after one step of the scaled clock. A restart loses the timers, so the callers must set them again. */
export function createLater(timeScale: number) {
  const timers = new Set<NodeJS.Timeout>()
  return {
    aStep: (work: () => void): void => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work()
      }, STEP_MS / timeScale)
      timers.add(timer)
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
