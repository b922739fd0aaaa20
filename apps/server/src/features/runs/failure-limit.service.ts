import type { Engine } from '@ufaro/contract/output.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { recentFailures } from './run-rows.service.ts'

/** Refunded runs per hour; each may have cost money at a provider. */
const MOST_FAILURES = 10

/**
 * Checked before opening a run for an AI engine. `enabled` is RATE_LIMIT.
 * @throws AppError RATE_LIMITED
 */
export function createFailureLimit({ enabled }: { enabled: boolean }) {
  return async (db: Db, userId: string, engine: Engine): Promise<void> => {
    if (!enabled || engine === 'builtin') return
    const { count, secondsLeft } = await recentFailures(db, userId)
    if (count >= MOST_FAILURES) throw new AppError('RATE_LIMITED', undefined, { retryAfter: secondsLeft })
  }
}
export type FailureLimit = ReturnType<typeof createFailureLimit>
