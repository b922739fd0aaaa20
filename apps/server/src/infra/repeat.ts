import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

export interface Repeated {
  name: string
  /** Milliseconds from the end of one round to the beginning of the next. */
  everyMs: number
  work: () => Promise<unknown>
  log: Log
}

/** Does a piece of work now and again until it is told to stop, which waits for a round in hand. A failed round is logged. */
export function repeat({ name, everyMs, work, log }: Repeated): () => Promise<void> {
  const stopping = new AbortController()
  const rounds = async () => {
    while (!stopping.signal.aborted) {
      await work().catch((error) => log.error({ err: error }, `${name} failed`))
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = rounds()
  return async () => {
    stopping.abort()
    await ended
  }
}
