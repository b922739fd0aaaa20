import { constants } from 'node:os'

/** Ctrl-C under npm arrives twice, from the terminal and from npm: count it as one. */
const ONE_WISH_MS = 1000

/**
 * The first signal shuts down gracefully with exit code 0; a later one exits at once.
 * @returns whether the first one has arrived
 */
export function onStopSignal(stop: () => Promise<void>): () => boolean {
  let asked: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked === undefined) {
        asked = performance.now()
        void stop().then(() => process.exit(0))
      } else if (performance.now() - asked > ONE_WISH_MS) {
        process.exit(128 + constants.signals[signal])
      }
    })
  }
  return () => asked !== undefined
}

export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  try {
    await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
