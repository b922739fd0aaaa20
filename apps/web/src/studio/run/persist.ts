import { ApiError } from '#web/lib/http/api-error.ts'

/** Seconds between attempts. Together they are two minutes, which is longer than a restart of the server takes. */
const PAUSES_S = [1, 2, 4, 8, 15, 30, 30, 30]

export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/**
 * Whether a retry may succeed: no response, a proxy error, an overloaded server, or a first attempt that is still
 * running.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.unreachable) return true
  if (error.status >= 500 && !error.code) return true
  return error.code === 'OVERLOADED' || error.code === 'IDEMPOTENCY_IN_PROGRESS'
}

/**
 * Retries transient errors for about two minutes. Use only for idempotent calls.
 * @throws the first error that is not transient, or the last error
 */
export async function persist<T>(signal: AbortSignal, wait: Wait, attempt: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_S) {
    signal.throwIfAborted()
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    await wait(pause * 1000, signal)
  }
  return attempt()
}
