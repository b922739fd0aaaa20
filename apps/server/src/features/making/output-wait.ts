import type { Db } from '../../db/db.ts'
import { type OutputWithKey, outputsOf } from '../runs/outputs.service.ts'
import type { RunWatch } from '../runs/run-watch.service.ts'
import type { Begun } from './begin-work.repo.ts'

interface Options {
  db: Db
  watch: RunWatch
  patienceMs: number
}

export function createOutputWait({ db, watch, patienceMs }: Options) {
  const closing = new AbortController()

  /** Returns null while any of the outputs is pending. */
  const findEnded = async ({ runId, outputIds }: Begun): Promise<OutputWithKey[] | null> => {
    const rows = (await outputsOf(db, [runId])).filter(({ id }) => outputIds.includes(id))
    return rows.some(({ status }) => status === 'pending') ? null : rows
  }

  return {
    /**
     * Waits until no output is pending. Returns null after the timeout or at shutdown.
     * @param forMs timeout of a retried call. Such a call looks at the outputs at once, because the work of the first
     * call may have ended already.
     */
    async wait(begun: Begun, forMs?: number): Promise<OutputWithKey[] | null> {
      let look = Promise.withResolvers<void>()
      const wake = () => look.resolve()
      const unwatch = watch.watch(begun.runId, wake)
      const patience = AbortSignal.any([AbortSignal.timeout(forMs ?? patienceMs), closing.signal])
      patience.addEventListener('abort', wake)
      // The end of the work sends an event, which wakes the loop. Wake it now if the event may have been sent before.
      if (forMs !== undefined || patience.aborted || watch.hasChanged(begun.runId)) wake()
      try {
        for (;;) {
          await look.promise
          look = Promise.withResolvers<void>()
          const ended = await findEnded(begun)
          if (ended || patience.aborted) return ended
        }
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
