import { type Db, transaction } from '../../db/db.ts'
import type { ArchivesService } from '../files/archives.service.ts'
import type { FilesService } from '../files/files.service.ts'
import type { RunLifecycle } from './run-lifecycle.service.ts'
import { listIdle, tryLockIdle } from './run-rows.service.ts'
import { fileIdsToDrop } from './stale-files.repo.ts'

interface Deps {
  db: Db
  lifecycle: RunLifecycle
  files: FilesService
  archives: ArchivesService
  idleS: number
}

const BATCH = 100
/** The batch is large, because each query reads all files of a kind and should run rarely. */
const FILES_BATCH = 5000

export function createSweeper({ db, lifecycle, files, archives, idleS }: Deps) {
  const close = (id: string) =>
    transaction(db, async (tx) => {
      const run = await tryLockIdle(tx, id, idleS)
      if (run) await lifecycle.expire(tx, run)
      return run !== undefined
    })

  return {
    async closeIdleRuns(): Promise<void> {
      for (;;) {
        const ids = await listIdle(db, idleS, BATCH)
        let closed = 0
        for (const id of ids) if (await close(id)) closed++
        // If this round closed nothing, other processes are closing the same runs.
        if (ids.length < BATCH || closed === 0) break
      }
    },

    async clear(): Promise<void> {
      for (;;) {
        const ids = await fileIdsToDrop(db, FILES_BATCH)
        await files.drop(db, ids)
        if (ids.length < FILES_BATCH) break
      }
      await files.sweep()
      await archives.sweep()
    },
  }
}
