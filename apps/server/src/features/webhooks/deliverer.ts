import { type Db, type Tx, transaction } from '../../db/db.ts'
import { atMost } from '../../infra/at-most.ts'
import { RefusedAddress } from '../../infra/outbound/address.ts'
import type { Post } from '../../infra/outbound/post.ts'
import * as deliveries from './deliveries.repo.ts'
import { signedHeaders } from './signature.ts'
import * as hooks from './webhooks.repo.ts'

const MINUTE = 60
const HOUR = 3600
/**
 * Seconds from the start of each attempt until the next one: eight attempts in about a day. Every pause is longer than
 * LONGEST_MS, so that two processes do not send the same delivery. After the last pause, the sweep marks an interrupted
 * last attempt as failed.
 */
export const PAUSES_S = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, MINUTE]
const LONGEST_MS = 10_000
const AT_ONCE = 2
const GONE = 410

interface Deps {
  db: Db
  post: Post
  tellOwner: (tx: Tx, hook: deliveries.DueDelivery['hook'], error: string) => Promise<void>
}

/** Sends each delivery at least once. Several processes may run this at once. */
export function createDeliverer({ db, post, tellOwner }: Deps) {
  const inHand = new Map<string, number>()
  const inTurn = atMost(1)
  const closing = new AbortController()

  const attempt = async ({ id, body, hook }: deliveries.DueDelivery): Promise<number> => {
    const secrets = [hook.secret, hook.oldSecretUntil && hook.oldSecretUntil > new Date() ? hook.oldSecret : null]
    const timestamp = Math.floor(Date.now() / 1000)
    const signed = signedHeaders(
      { id, body, timestamp },
      secrets.filter((secret) => secret !== null),
    )
    const headers = { 'content-type': 'application/json', 'user-agent': 'Ufaro-Webhooks/1', ...signed }
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST_MS)])
    return post(hook.url, { headers, body, signal })
  }

  const fail = (due: deliveries.DueDelivery, responseStatus: number | null, error: string) =>
    transaction(db, async (tx) => {
      const last = due.attempts >= PAUSES_S.length
      await deliveries.markFailed(tx, due.id, { responseStatus, error, last })
      if (!(await hooks.noteFailure(tx, due.webhookId, responseStatus === GONE))) return
      await deliveries.dropPending(tx, due.webhookId)
      await tellOwner(tx, due.hook, error)
    })

  const deliver = async (due: deliveries.DueDelivery): Promise<void> => {
    try {
      const status = await attempt(due)
      if (status < 200 || status > 299) return await fail(due, status, `The address answered ${status}.`)
      await transaction(db, async (tx) => {
        await deliveries.markDelivered(tx, due.id, status)
        if (due.hook.failingSince) await hooks.noteSuccess(tx, due.webhookId)
      })
    } catch (error) {
      // A delivery that a shutdown interrupts has not failed: it is sent again later, as after a crash.
      if (!closing.signal.aborted) await fail(due, null, wordsOf(error))
    }
  }

  const claim = async (): Promise<deliveries.DueDelivery | null> => {
    const busy = [...inHand].filter(([, count]) => count >= AT_ONCE).map(([userId]) => userId)
    const due = await deliveries.claim(db, PAUSES_S, busy)
    if (due) inHand.set(due.userId, (inHand.get(due.userId) ?? 0) + 1)
    return due
  }

  const deliverOne = async (): Promise<boolean> => {
    // Claim one delivery at a time, because concurrent claims could exceed the limit of deliveries per user.
    const due = await inTurn(claim)
    if (!due) return false
    try {
      await deliver(due)
    } finally {
      const left = (inHand.get(due.userId) ?? 1) - 1
      if (left > 0) inHand.set(due.userId, left)
      else inHand.delete(due.userId)
    }
    return true
  }

  return {
    async deliverPending(): Promise<void> {
      while (!closing.signal.aborted && (await deliverOne()));
    },

    close: () => closing.abort(),
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof RefusedAddress) return error.message
  if (error instanceof Error && error.name === 'TimeoutError') return 'The address did not answer within 10 seconds.'
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  return `The address could not be reached${code}.`
}
