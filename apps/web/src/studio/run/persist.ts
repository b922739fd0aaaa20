import { ApiError } from '#web/lib/http/api-error.ts'

/** Seconds between tries of a call that got no answer or met a busy server. Their sum outlasts a tunnel or a restart. */
const PAUSES_S = [1, 2, 4, 8, 15, 30, 30, 30]

/** Resolves after `ms`; rejects at once when the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

/**
 * True where the same call may get another answer a little later: nobody answered, a proxy answered in the server's
 * place, the server is busy, or the first try of this very call is still being worked on.
 */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.unreachable) return true
  if (error.status >= 500 && !error.code) return true
  return error.code === 'OVERLOADED' || error.code === 'IDEMPOTENCY_IN_PROGRESS'
}

/**
 * Repeats a call through passing troubles. Only for calls that carry an idempotency key or change nothing.
 * @throws whatever the last try threw
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
