import { AiFailure } from './ai-failure.ts'
import type { Deadline } from './deadline.ts'
import type { KeyRing } from './key-ring.ts'
import type { Verdict } from './verdict.ts'

const MAX_UNUSABLE = 2
const MAX_WAITED_MS = 60_000

export interface Tries {
  model: string
  ring: KeyRing
  deadline: Deadline
  signal: AbortSignal
  now: () => number
  /**
   * Maximum number of requests for one call. A request that fails because of its API key does not count if another key
   * takes over.
   */
  maxCalls: number
  /** First pause in milliseconds. Each further pause is twice as long. */
  backoffMs: number
  judge: (error: unknown) => Verdict
}

interface Book {
  calls: number
  unusable: number
  waitedMs: number
  asked: Set<string>
  out: Set<string>
  failure: AiFailure | null
}

/**
 * Repeats `call` until it succeeds or the limits of `tries` are reached. Pauses have jitter, so that parallel outputs
 * do not retry at the same moment.
 * @throws AiFailure, or the signal's reason if aborted
 */
export async function makeTries<T>(tries: Tries, call: (key: string, signal: AbortSignal) => Promise<T>): Promise<T> {
  const book: Book = { calls: 0, unusable: 0, waitedMs: 0, asked: new Set(), out: new Set(), failure: null }
  while (true) {
    const key = await nextKey(tries, book)
    book.calls++
    book.asked.add(key)
    try {
      return await tries.deadline.within((signal) => call(key, signal))
    } catch (error) {
      tries.signal.throwIfAborted()
      if (tries.deadline.isOver()) throw new AiFailure('timeout', `no answer in time from ${tries.model}`)
      await settle(tries, book, tries.judge(error), key)
    }
  }
}

async function nextKey(tries: Tries, book: Book): Promise<string> {
  while (true) {
    const key = tries.ring.take(tries.model, book.out)
    if (key !== null) return key
    const backAt = tries.ring.backAt(tries.model, book.out)
    if (backAt === null) throw book.failure ?? new AiFailure('quota', `every key rests for ${tries.model}`)
    await pause(tries, book, backAt - tries.now())
  }
}

/**
 * Records a failed request. Returns only if another request may follow.
 * @throws AiFailure otherwise
 */
async function settle(tries: Tries, book: Book, verdict: Verdict, key: string): Promise<void> {
  const { action, kind, detail, waitMs = 0, restMs } = verdict
  // If one key has no quota left and another key is wrong, report the quota: it renews without an admin, a wrong key
  // does not.
  if (!(book.failure?.kind === 'quota' && kind === 'misconfigured')) book.failure = new AiFailure(kind, detail)
  const failure = book.failure as AiFailure
  const backoff = tries.backoffMs * 2 ** (book.calls - 1)

  if (action === 'stop') throw failure
  if (action === 'once-more' && ++book.unusable >= MAX_UNUSABLE) throw failure
  if (action === 'wait' || restMs !== undefined) {
    const rest = restMs ?? Math.max(backoff, waitMs)
    tries.ring.rest(key, tries.model, { until: tries.now() + rest, long: restMs !== undefined })
  }
  if (action === 'next-key') book.out.add(key)
  if (action === 'next-key') {
    const fresh = tries.ring.take(tries.model, new Set([...book.out, ...book.asked]))
    if (fresh !== null) book.calls--
  }
  if (book.calls >= tries.maxCalls) throw failure
  if (action === 'again') await pause(tries, book, Math.max(backoff, waitMs))
}

async function pause(tries: Tries, book: Book, ms: number): Promise<void> {
  const wait = Math.max(0, ms) + Math.random() * tries.backoffMs
  book.waitedMs += wait
  if (book.waitedMs > MAX_WAITED_MS || wait >= tries.deadline.left()) {
    throw book.failure ?? new AiFailure('quota', `every key rests for ${tries.model}`)
  }
  await tries.deadline.sleep(wait)
}
