import { isEnded } from '@ufaro/contract/run.ts'
import type { Db } from '../../db/db.ts'
import type { Log } from '../../infra/log.ts'
import { findRuns } from '../runs/run-rows.service.ts'
import type { RunWatch } from '../runs/run-watch.service.ts'

class RunOver extends Error {}

/** Aborts with `RunOver` when the run ends. */
export function watchForEnd({ db, watch, log }: { db: Db; watch: RunWatch; log: Log }, runId: string) {
  const controller = new AbortController()
  const look = async () => {
    const [run] = await findRuns(db, [runId])
    if (!run || isEnded(run.status)) controller.abort(new RunOver('the run has ended'))
  }
  const unwatch = watch.watch(runId, () => {
    look().catch((error) => log.warn({ err: error, runId }, 'could not check whether a run has ended'))
  })
  return { signal: controller.signal, unwatch }
}
