import type { Engine } from '@ufaro/contract/output.ts'
import type { Db } from '../../db/db.ts'
import { AppError } from '../../http/app-error.ts'
import { recentFailures } from './runs.repo.ts'

/** Runs handed back within an hour, in whatever way they ended; each of them may have cost money at a provider. */
const MOST_FAILURES = 10

/**
 * Before a run is opened that an AI engine would work on. `enabled` is RATE_LIMIT.
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
