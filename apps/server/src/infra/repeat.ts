import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

export interface Repeated {
  name: string
  /** Milliseconds between the end of one call of `work` and the start of the next. */
  everyMs: number
  work: () => Promise<unknown>
  log: Log
}

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
