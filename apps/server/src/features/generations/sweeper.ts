import type { Db } from '../../db/db.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { sweepTickets } from './event-tickets.repo.ts'
import type { RunEnds } from './run-ends.ts'
import { listIdle, tryLockIdle } from './runs.repo.ts'
import { fileIdsToDrop } from './stale-files.repo.ts'

interface Deps {
  db: Db
  ends: RunEnds
  files: FilesService
  archives: ArchivesService
  /** Seconds without work after which a run is closed. */
  idleS: number
}

const BATCH = 100

/** Ends what nobody ends and clears away what nobody needs. Any number of processes may do so at once. */
export function createSweeper({ db, ends, files, archives, idleS }: Deps) {
  const close = (id: string) =>
    db.transaction(async (tx) => {
      const run = await tryLockIdle(tx, id, idleS)
      if (run) await ends.expire(tx, run)
    })

  return {
    async closeIdleRuns(): Promise<void> {
      for (const id of await listIdle(db, idleS, BATCH)) await close(id)
    },

    /** Inputs a day after their run, results nobody refers to, expired links and tickets. */
    async clear(): Promise<void> {
      for (;;) {
        const ids = await fileIdsToDrop(db, BATCH)
        await files.drop(db, ids)
        if (ids.length < BATCH) break
      }
      await files.sweep()
      await archives.sweep()
      await sweepTickets(db)
    },
  }
}
