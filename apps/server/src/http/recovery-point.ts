import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../db/db.ts'
import { idempotencyKeys } from '../db/schema/site.ts'
import { AppError } from './app-error.ts'

/** A call that came with an Idempotency-Key, as what it does can see it. */
interface KeyedCall {
  claim: string
  /** What the call had done when the process at work on it died; null where nothing had happened. */
  point: unknown
  /** Until when somebody waits for what is still being made. */
  deadline: number
}

const calls = new AsyncLocalStorage<KeyedCall>()

export const withKey = <Result>(call: KeyedCall, run: () => Promise<Result>): Promise<Result> => calls.run(call, run)

/** Undefined for a call without a key. */
export const claimOfCall = (): string | undefined => calls.getStore()?.claim

/** What this very call has done before it was cut short; undefined where it begins. */
export const pointReached = <Point>(): Point | undefined => (calls.getStore()?.point ?? undefined) as Point | undefined

/** Milliseconds a call that goes on after a crash may still wait; undefined for one that begins. */
export function patienceLeft(): number | undefined {
  const call = calls.getStore()
  return call?.point ? Math.max(0, call.deadline - Date.now()) : undefined
}

/**
 * Notes in the transaction of an effect that it has happened, so that a repeat of the call never has it again.
 * @throws AppError IDEMPOTENCY_IN_PROGRESS where a repeat has taken the call over: then nothing may happen here
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
