import { type Db, transaction } from '../../db/db.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import type { Picture } from '../../modes/tool-job.ts'
import type { FilesService } from '../files/files.service.ts'
import { lockRun, type RunEnds, replacePicture } from '../runs/run-work.service.ts'

interface Deps {
  db: Db
  files: FilesService
  ends: Pick<RunEnds, 'tell'>
}

type Change = Omit<Parameters<typeof replacePicture>[2], 'file'>

export function createRedrawing({ db, files, ends }: Deps) {
  return {
    async replace(run: RunRow, outputId: string, picture: Picture, change: Change = {}): Promise<void> {
      const file = await files.keep({ userId: run.userId, kind: 'output', runId: run.id }, picture)
      await transaction(db, async (tx) => {
        await lockRun(tx, run.id)
        const before = await replacePicture(tx, outputId, { file, ...change })
        const gone = before === undefined ? file.id : before
        if (gone) await files.drop(tx, [gone])
        await ends.tell(tx, run)
      })
    },
  }
}
export type Redrawing = ReturnType<typeof createRedrawing>
