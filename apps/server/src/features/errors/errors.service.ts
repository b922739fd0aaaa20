import type { ErrorStats } from '@ufaro/contract/http/admin-logs.ts'
import type { Db, Tx } from '../../db/db.ts'
import { type ErrorLogRow, errorLogs } from '../../db/schema/errors.ts'
import type { Log } from '../../infra/log.ts'
import { scrub } from '../../infra/scrub.ts'
import * as repo from './errors.repo.ts'
import { messageOf } from './message-of.ts'

export interface Failure {
  severity: 'info' | 'warning' | 'error' | 'critical'
  service_type: string
  code: string
  message: string
  request_id?: string | null
  user_id?: string | null
}

const MAX_MESSAGE = 2000
const MAX_NAME = 100
/** Maximum number of errors that wait to be written when everything fails at once. Further errors are dropped. */
const MAX_WAITING = 50
const MIN_SECRET = 8
const KEPT_DAYS = 90
const MOST_KEPT = 200_000
const SAME_AGAIN_MS = 600_000

/**
 * The error log that admins see.
 * @param secrets secret values of the configuration. Those of 8 or more characters are removed from every entry.
 */
export function createErrorsService({ db, log, secrets }: { db: Db; log: Log; secrets: readonly string[] }) {
  const known = secrets.filter((secret) => secret.length >= MIN_SECRET)
  const clean = (text: string, maxLength: number) => scrub(text, known, maxLength)
  let waiting = 0

  const lastTold = new Map<string, number>()

  /** Never throws. If an entry cannot be stored, writes that failure to the process log. */
  const record = async (failure: Failure): Promise<void> => {
    if (waiting >= MAX_WAITING) return
    waiting++
    try {
      await db.insert(errorLogs).values({
        severity: failure.severity,
        serviceType: clean(failure.service_type, MAX_NAME),
        code: clean(failure.code, MAX_NAME),
        message: clean(failure.message, MAX_MESSAGE),
        requestId: failure.request_id ?? null,
        userId: failure.user_id ?? null,
      })
    } catch (error) {
      log.warn({ err: error }, 'could not store an error log entry')
    } finally {
      waiting--
    }
  }

  const tell = (name: string, error: unknown): void => {
    if (Date.now() - (lastTold.get(name) ?? 0) < SAME_AGAIN_MS) return
    lastTold.set(name, Date.now())
    const message = `${name}: ${messageOf(error)}`
    void record({ severity: 'error', service_type: 'worker', code: 'INTERNAL', message })
  }

  return {
    record,

    /** Wraps a background task: records its errors, at most once per name in ten minutes, and rethrows them. */
    watch:
      <Args extends unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        try {
          return await work(...args)
        } catch (error) {
          tell(name, error)
          throw error
        }
      },

    list: (query: repo.ErrorQuery): Promise<{ rows: ErrorLogRow[]; total: number }> => repo.listErrors(db, query),

    stats: (): Promise<ErrorStats> => repo.countErrors(db),

    setResolved: (tx: Tx, id: string, resolved: boolean): Promise<ErrorLogRow | null> =>
      repo.setResolved(tx, id, resolved),

    sweep: (): Promise<void> => repo.sweepErrors(db, KEPT_DAYS, MOST_KEPT),

    forget: (tx: Tx, userId: string): Promise<void> => repo.forgetPerson(tx, userId),
  }
}
export type ErrorsService = ReturnType<typeof createErrorsService>
