import type { CreditCount } from '@ufaro/contract/credits.ts'
import { isEnded, type Run } from '@ufaro/contract/run.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import type { User } from '@ufaro/contract/user.ts'
import { type Db, type Tx, transaction } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import { pointReached, reachPoint } from '../../http/recovery-point.ts'
import { requireId } from '../../http/require-id.ts'
import { onceMore } from '../../infra/db/once-more.ts'
import type { CreditsService } from '../credits/credits.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { hasBegun, shownOutputsOf } from './outputs.service.ts'
import type { RunLifecycle } from './run-lifecycle.service.ts'
import { presentRun } from './run-presenter.service.ts'
import { listCurrent, listUnfinished, lockRun, newestRun, requireRun } from './run-rows.service.ts'

interface Deps {
  db: Db
  credits: CreditsService
  files: FilesService
  lifecycle: RunLifecycle
}

const MOST_CURRENT = 200

export function createRunsService({ db, credits, files, lifecycle }: Deps) {
  const present = async (rows: RunRow[]): Promise<Run[]> => {
    const ids = rows.map(({ id }) => id)
    const outputs = ids.length > 0 ? await shownOutputsOf(db, ids) : []
    return rows.map((row) => presentRun(row, outputs, files.link))
  }
  const presentOne = async (row: RunRow): Promise<Run> => (await present([row]))[0]!

  return {
    present,

    get: async (user: User, id: string): Promise<Run> => presentOne(await requireRun(db, id, user.id)),

    async listUnfinished(userId: string, paging: { page: number; limit: number }) {
      const { rows, total } = await listUnfinished(db, userId, paging)
      return { runs: await present(rows), total }
    },

    listCurrent: (userId: string, seconds: number): Promise<string[]> => listCurrent(db, userId, seconds, MOST_CURRENT),

    /** Refunds a run that has no outputs, not even pending ones. @throws AppError NOTHING_TO_REFUND */
    async handBack(user: User, mode: ToolId, runId: string | undefined) {
      const before = pointReached<{ remaining: CreditCount }>()
      if (before) return before.remaining
      const refund = async (tx: Tx) => {
        const wanted = runId ? requireId(runId, 'NOTHING_TO_REFUND') : (await newestRun(tx, user.id, mode))?.id
        const run = wanted && (await lockRun(tx, wanted, user.id))
        if (!run || run.mode !== mode || run.status !== 'open' || run.refunded || (await hasBegun(tx, run.id))) {
          throw new AppError('NOTHING_TO_REFUND')
        }
        await credits.refundRun(tx, run.id, 'refunded')
        await lifecycle.notify(tx, run)
        const remaining = await credits.getRemaining(tx, user, mode)
        await reachPoint(tx, { remaining })
        return remaining
      }
      return onceMore(() => transaction(db, refund))
    },

    /** Does not change a run that has ended. @throws AppError NOT_FOUND */
    async cancel(user: User, id: string): Promise<Run> {
      const own = await requireRun(db, id, user.id)
      const end = async (tx: Tx) => {
        const run = await lockRun(tx, own.id)
        if (run && !isEnded(run.status)) await lifecycle.cancel(tx, run)
      }
      await onceMore(() => transaction(db, end))
      return presentOne(await requireRun(db, id, user.id))
    },
  }
}
export type RunsService = ReturnType<typeof createRunsService>
