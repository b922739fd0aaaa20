import { MAX_ATTEMPTS, RETRY_WINDOW_S } from './credits.ts'
import type { Guard } from './output.ts'
import type { RunStatus } from './run.ts'

interface RunState {
  status: RunStatus
  refunded: boolean
  /** Milliseconds since 1970. Null before the run has ended. */
  finishedAt: number | null
}

/**
 * Whether the server accepts work for a run. Open and running runs accept any work. A partial run accepts retries of
 * failed outputs for a limited time.
 */
export function takesWork({ status, refunded, finishedAt }: RunState, now: number): boolean {
  if (refunded) return false
  if (status === 'open' || status === 'running') return true
  return status === 'partial' && finishedAt !== null && now - finishedAt < RETRY_WINDOW_S * 1000
}

/** Like `takesWork`, but also true for a recently succeeded run, because its outputs may be made again. */
export const takesAnother = (run: RunState, now: number): boolean =>
  takesWork(run.status === 'succeeded' ? { ...run, status: 'partial' } : run, now)

export const mayRetry = ({ status, attempts }: { status: string; attempts: number }): boolean =>
  status === 'error' && attempts < MAX_ATTEMPTS

export const hasChanged = (guard: Guard | null | undefined): boolean =>
  guard?.tone === 'changed' || guard?.face === 'changed'
