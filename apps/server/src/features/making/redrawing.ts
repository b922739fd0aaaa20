import type { RunOutput } from '@ufaro/contract/output.ts'
import { type Db, transaction } from '../../db/db.ts'
import type { OutputWork, RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import type { Picture } from '../../modes/tool-job.ts'
import type { Builtin } from '../builtin/builtin.service.ts'
import type { FilesService } from '../files/files.service.ts'
import { type OutputWithKey, outputsOf } from '../runs/outputs.service.ts'
import type { RunLifecycle } from '../runs/run-lifecycle.service.ts'
import { presentOutput } from '../runs/run-presenter.service.ts'
import { lockRun, requireRun } from '../runs/run-rows.service.ts'
import { replacePicture } from '../runs/touch-ups.service.ts'
import type { KeptInputs } from './kept-inputs.ts'

interface Deps {
  db: Db
  files: FilesService
  builtin: Pick<Builtin, 'make'>
  kept: Pick<KeptInputs, 'read'>
  lifecycle: Pick<RunLifecycle, 'notify'>
}

type Change = Omit<Parameters<typeof replacePicture>[2], 'file'>

const WAIT_MS = 120_000

export function createRedrawing({ db, files, builtin, kept, lifecycle }: Deps) {
  return {
    async find(userId: string, id: string): Promise<{ run: RunRow; outputs: OutputWithKey[] }> {
      const run = await requireRun(db, id, userId)
      return { run, outputs: await outputsOf(db, [run.id]) }
    },

    async draw(run: RunRow, slot: number, work: OutputWork, sentence?: string) {
      const task = { mode: run.mode, slot, request: work.request, inputs: await kept.read(work.inputs) }
      const made = await builtin
        .make(run.id, task, { signal: AbortSignal.timeout(WAIT_MS), onProgress: () => {} })
        .catch((cause) => {
          throw new AppError('PROVIDER_FAILED', sentence, { cause })
        })
      if (made.kind !== 'image') throw new Error(`${run.mode} drew no picture`)
      return made
    },

    async replace(run: RunRow, outputId: string, picture: Picture, change: Change): Promise<RunOutput> {
      const file = await files.keep({ userId: run.userId, kind: 'output', runId: run.id }, picture)
      await transaction(db, async (tx) => {
        await lockRun(tx, run.id)
        const before = await replacePicture(tx, outputId, { file, ...change })
        const gone = before === undefined ? file.id : before
        if (gone) await files.drop(tx, [gone])
        await lifecycle.notify(tx, run)
      })
      await files.clear()
      const fresh = (await outputsOf(db, [run.id])).find(({ id }) => id === outputId)
      if (!fresh) throw new AppError('NOT_FOUND')
      return presentOutput(fresh, files.link)
    },
  }
}
export type Redrawing = ReturnType<typeof createRedrawing>
