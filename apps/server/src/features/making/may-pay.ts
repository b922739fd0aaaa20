import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { TransactionRollbackError } from 'drizzle-orm'
import { type Db, transaction } from '../../db/db.ts'
import type { Spender } from '../../http/route.ts'
import type { CreditsService } from '../credits/credits.service.ts'

interface Deps {
  db: Db
  credits: Pick<CreditsService, 'getUserPlan' | 'openRun'>
}

export type MayPay = ReturnType<typeof createMayPay>

/** Checks early whether a user can pay. The decision is made later, by the transaction that opens the run. */
export function createMayPay({ db, credits }: Deps) {
  /** Opens a run and rolls it back, to throw the same error that opening a run throws. */
  const refuseAsOpening = (user: Spender, mode: ToolId) =>
    transaction(db, async (tx) => {
      await credits.openRun(tx, user, mode)
      throw new TransactionRollbackError()
    }).catch((error) => {
      if (!(error instanceof TransactionRollbackError)) throw error
    })

  return async (user: Spender, modes: readonly ToolId[]): Promise<void> => {
    const { credits_breakdown: left, daily_limit: limit, daily_used: used } = await credits.getUserPlan(db, user)
    const withinDay = limit === null || used < limit
    if (withinDay && modes.some((mode) => left[mode] !== 0)) return
    let refusal: unknown
    for (const mode of modes) {
      try {
        return await refuseAsOpening(user, mode)
      } catch (error) {
        refusal ??= error
      }
    }
    throw refusal
  }
}
