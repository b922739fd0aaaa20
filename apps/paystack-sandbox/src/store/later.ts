/** Ten minutes of the provider's time: refunds and transfers take about so long from one state to the next. */
const STEP_MS = 600_000

export type Later = ReturnType<typeof createLater>

/** Work a step later, on the scaled clock. What is still open at a restart is for its owner to put in again. */
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
