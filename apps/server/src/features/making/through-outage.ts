import { setTimeout as sleep } from 'node:timers/promises'
import { StorageFailure } from '../../infra/storage/storage.ts'

const LONGEST_PAUSE_MS = 8000

/**
 * Repeats the work until the storage is reachable.
 * @param onAway called once, on the first failure
 * @throws any error that is no outage, such as a missing file, or the signal's reason
 */
export async function throughOutage<Result>(
  work: () => Promise<Result>,
  { signal, onAway }: { signal: AbortSignal; onAway: (failure: StorageFailure) => Promise<unknown> },
): Promise<Result> {
  for (let pause = 500; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StorageFailure) || error.missing) throw error
      if (pause === 500) await onAway(error)
      await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted())
    }
  }
}
