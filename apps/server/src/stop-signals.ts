import { constants } from 'node:os'

/** Ctrl-C under npm arrives twice at once: from the terminal and handed on by npm. That is one wish, not two. */
const ONE_WISH_MS = 1000

/**
 * The first signal stops in good order and ends with 0; another one later ends at once.
 * @returns whether the first one has come.
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

/** Waits for `work`, but no longer than `ms`. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  try {
    await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
