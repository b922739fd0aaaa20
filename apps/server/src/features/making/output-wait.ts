import type { Db } from '../../db/db.ts'
import { countPending, type RunWatch } from '../runs/run-work.service.ts'

interface Options {
  db: Db
  watch: RunWatch
  /** Milliseconds: longer than any output may take once a worker has it. */
  patienceMs: number
}

/** Lets a request wait for what the workers make. */
export function createOutputWait({ db, watch, patienceMs }: Options) {
  const closing = new AbortController()

  return {
    /** True when all of these outputs are made or have failed; false where patience ends first. */
    async wait(runId: string, outputIds: string[], forMs = patienceMs): Promise<boolean> {
      let look = Promise.withResolvers<void>()
      const unwatch = watch.watch(runId, () => look.resolve())
      const patience = AbortSignal.any([AbortSignal.timeout(forMs), closing.signal])
      const wake = () => look.resolve()
      patience.addEventListener('abort', wake)
      try {
        // The first look comes after the watch has begun, so that nothing falls in between.
        while ((await countPending(db, outputIds)) > 0) {
          if (patience.aborted) return false
          await look.promise
          look = Promise.withResolvers<void>()
        }
        return true
      } finally {
        unwatch()
        patience.removeEventListener('abort', wake)
      }
    },

    /** Lets everybody go who waits: the process is ending. */
    close: () => closing.abort(),

    isClosing: () => closing.signal.aborted,
  }
}
export type OutputWait = ReturnType<typeof createOutputWait>
