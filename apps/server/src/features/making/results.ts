import type { RunOutput } from '@ufaro/contract/output.ts'
import type { Db } from '../../db/db.ts'
import type { Asked } from '../../modes/tool-job.ts'
import type { FilesService } from '../files/files.service.ts'
import { type Fault, failureOf } from '../runs/faults.service.ts'
import type { OutputWithKey } from '../runs/outputs.service.ts'
import { presentOutput } from '../runs/run-presenter.service.ts'
import { findRuns } from '../runs/run-rows.service.ts'

export function createResults({ db, files }: { db: Db; files: Pick<FilesService, 'link'> }) {
  return {
    /**
     * @param shape the tool's own fields
     * @throws AppError of the first failed slot if none succeeded
     */
    async answer(
      runId: string,
      rows: readonly OutputWithKey[],
      shape: (outputs: RunOutput[], asked: Asked[]) => Record<string, unknown>,
    ) {
      const made = rows.filter(({ status }) => status === 'done')
      const [first] = made
      if (!first) {
        const [run] = await findRuns(db, [runId])
        const fault = (rows[0]?.errorCode ?? 'failed') as Fault
        throw failureOf(fault, { runId, refunded: run?.refunded ?? false })
      }
      const { engine, model } = first
      const outputs = made.map((row) => presentOutput(row, files.link))
      const asked = made.map(({ request }) => request)
      return { runId, engine, model, ...shape(outputs, asked) }
    },
  }
}
export type Results = ReturnType<typeof createResults>
