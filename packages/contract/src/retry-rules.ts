import { MAX_ATTEMPTS, RETRY_WINDOW_S } from './credits.ts'
import type { Guard } from './output.ts'
import type { RunStatus } from './run.ts'

interface RunState {
  status: RunStatus
  refunded: boolean
  /** Milliseconds since the epoch; null before the run has ended. */
  finishedAt: number | null
}

/** Open and running runs take work; a partial one takes retries of what failed, for a while. */
export function takesWork({ status, refunded, finishedAt }: RunState, now: number): boolean {
  if (refunded) return false
  if (status === 'open' || status === 'running') return true
  return status === 'partial' && finishedAt !== null && now - finishedAt < RETRY_WINDOW_S * 1000
}

/** As `takesWork`, for a result that came out well enough for its run to succeed, and may be made once more. */
export const takesAnother = (run: RunState, now: number): boolean =>
  takesWork(run.status === 'succeeded' ? { ...run, status: 'partial' } : run, now)

/** A failed output may be tried again within its run, three times in all. */
export const mayRetry = ({ status, attempts }: { status: string; attempts: number }): boolean =>
  status === 'error' && attempts < MAX_ATTEMPTS

/** Whether a model has changed the person in the picture. */
export const hasChanged = (guard: Guard | null | undefined): boolean =>
  guard?.tone === 'changed' || guard?.face === 'changed'
