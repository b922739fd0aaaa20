import type { Db } from '../../db/db.ts'
import { countPending, type RunWatch } from '../runs/run-work.service.ts'

interface Options {
  db: Db
  watch: RunWatch
  patienceMs: number
}

export function createOutputWait({ db, watch, patienceMs }: Options) {
  const closing = new AbortController()

  return {
    /** True when all outputs are done or failed; false on timeout. */
    async wait(runId: string, outputIds: string[], forMs = patienceMs): Promise<boolean> {
      let look = Promise.withResolvers<void>()
      const unwatch = watch.watch(runId, () => look.resolve())
      const patience = AbortSignal.any([AbortSignal.timeout(forMs), closing.signal])
      const wake = () => look.resolve()
      patience.addEventListener('abort', wake)
      try {
        // The first check comes after subscribing, so that no change is missed.
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

    close: () => closing.abort(),

    isClosing: () => closing.signal.aborted,
  }
}
export type OutputWait = ReturnType<typeof createOutputWait>
