import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/db.ts'
import { idempotencyKeys } from '../db/schema/http.ts'
import { AppError } from './app-error.ts'

interface KeyedCall {
  claim: string
  /** The recovery point that an earlier attempt at this call committed before it failed. Null if there is none. */
  point: unknown
  deadline: number
}

const calls = new AsyncLocalStorage<KeyedCall>()

export const withKey = <Result>(call: KeyedCall, run: () => Promise<Result>): Promise<Result> => calls.run(call, run)

export const claimOfCall = (): string | undefined => calls.getStore()?.claim

export const pointReached = <Point>(): Point | undefined => (calls.getStore()?.point ?? undefined) as Point | undefined

export function patienceLeft(): number | undefined {
  const call = calls.getStore()
  return call?.point ? Math.max(0, call.deadline - Date.now()) : undefined
}

/**
 * Stores a recovery point in the same transaction as the call's effect, so that a retry does not repeat the effect.
 * @throws AppError IDEMPOTENCY_IN_PROGRESS if a retry has taken the call over. The transaction must then roll back.
 */
export async function reachPoint(tx: Tx, point: object): Promise<void> {
  const claim = claimOfCall()
  if (!claim) return
  const rows = await tx
    .update(idempotencyKeys)
    .set({ point })
    .where(and(eq(idempotencyKeys.claim, claim), isNull(idempotencyKeys.status)))
    .returning({ claim: idempotencyKeys.claim })
  if (rows.length === 0) throw new AppError('IDEMPOTENCY_IN_PROGRESS')
}
