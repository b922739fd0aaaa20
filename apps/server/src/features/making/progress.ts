import type { RunRow } from '../../db/schema/runs.ts'
import type { Log } from '../../infra/log.ts'
import type { Delivering } from './delivering.service.ts'

const EVERY_MS = 500

export function createProgress(
  { delivering, log }: { delivering: Pick<Delivering, 'progress'>; log: Log },
  run: RunRow,
) {
  let told = 0
  return async (done: number, total: number): Promise<void> => {
    if (done < total && Date.now() - told < EVERY_MS) return
    told = Date.now()
    await delivering
      .progress(run, { done, total })
      .catch((error) => log.warn({ err: error }, 'could not report progress'))
  }
}
