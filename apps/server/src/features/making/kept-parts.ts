import { isEnded } from '@ufaro/contract/run.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { PartItem } from '../../db/schema/files.ts'
import { asBuffer } from '../../infra/threads/as-buffer.ts'
import type { FilesService } from '../files/files.service.ts'
import type { Attempt } from '../runs/outputs.service.ts'
import { fitsNext, insertPart, type KeptPart, listParts, removeParts } from '../runs/parts.service.ts'
import { lockRun } from '../runs/run-rows.service.ts'

interface NewPart {
  first: number
  bytes: Uint8Array
  items: PartItem[]
  width?: number
  height?: number
}

const TYPE = 'application/octet-stream'

/** Parts of batches. Each is recorded as soon as it is stored, so that finished work survives a crash of the worker. */
export function createKeptParts({ db, files }: { db: Db; files: Pick<FilesService, 'keep' | 'drop'> }) {
  return {
    list: ({ output }: Attempt): Promise<KeptPart[]> => listParts(db, output),

    /** Returns null if the part is not the next one (a duplicate job stored it before) or if the run has ended. */
    async keep({ output, run }: Attempt, { first, items, bytes, ...size }: NewPart): Promise<KeptPart | null> {
      const owner = { userId: run.userId, kind: 'part', runId: run.id } as const
      const file = await files.keep(owner, { bytes: asBuffer(bytes), contentType: TYPE, ...size })
      const kept = await transaction(db, async (tx) => {
        const locked = await lockRun(tx, run.id)
        if (!locked || isEnded(locked.status) || !(await fitsNext(tx, output, first))) return false
        await insertPart(tx, output, { first, fileId: file.id, items })
        return true
      })
      if (kept) return { ...file, first, items }
      await files.drop(db, [file.id])
      return null
    },

    drop: ({ output, run }: Attempt): Promise<void> =>
      transaction(db, async (tx) => {
        await lockRun(tx, run.id)
        await files.drop(tx, await removeParts(tx, output.id))
      }),
  }
}
export type KeptParts = ReturnType<typeof createKeptParts>
