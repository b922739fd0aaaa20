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
  /** Requests that may be paid for; one that is refused because its key is of no use costs none where another takes over. */
  maxCalls: number
  /** The first pause, in milliseconds; it doubles with every try. */
  backoffMs: number
  judge: (error: unknown) => Verdict
}

/** What has happened so far for one output. */
interface Book {
  calls: number
  unusable: number
  waitedMs: number
  asked: Set<string>
  /** Keys that are of no use for this output any more. */
  out: Set<string>
  failure: AiFailure | null
}

/**
 * Makes one output by as few requests as it takes: at most `maxCalls`, two where answers hold nothing usable, one where
 * the provider said no. Waits are what the provider asked for or a growing backoff, both with jitter so that four looks
 * of a run do not come back in step, and never reach beyond the deadline.
 *
 * @throws AiFailure, or the signal's reason where the caller gave up
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

/** Returns where another try is due. @throws AiFailure where it is over */
async function settle(tries: Tries, book: Book, verdict: Verdict, key: string): Promise<void> {
  const { action, kind, detail, waitMs = 0, restMs } = verdict
  // One key out of quota says more than another that is wrong: the first comes back by itself.
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
