import type { FileRow } from '../../db/schema/files.ts'
import type { RunRow } from '../../db/schema/runs.ts'
import { AppError } from '../../http/app-error.ts'
import type { FilesService } from '../files/files.service.ts'

type Inputs = Record<string, string[]>

const DAY_MS = 86_400_000

export const keysOf = (pictures: Record<string, FileRow[]>): Inputs =>
  Object.fromEntries(Object.entries(pictures).map(([name, rows]) => [name, rows.map(({ key }) => key)]))

export function createKeptInputs({ files }: { files: Pick<FilesService, 'findAll' | 'read'> }) {
  return {
    async require({ finishedAt }: RunRow, inputs: Inputs): Promise<FileRow[]> {
      const keys = new Set(Object.values(inputs).flat())
      const late = finishedAt !== null && Date.now() - finishedAt.getTime() > DAY_MS
      const rows = late ? [] : await files.findAll([...keys])
      if (late || rows.length < keys.size) throw new AppError('INPUTS_GONE')
      return rows
    },

    async read(inputs: Inputs): Promise<Record<string, Buffer[]>> {
      const read = async ([name, keys]: [string, string[]]) =>
        [name, await Promise.all(keys.map((key) => files.read(key)))] as const
      return Object.fromEntries(await Promise.all(Object.entries(inputs).map(read)))
    },
  }
}
export type KeptInputs = ReturnType<typeof createKeptInputs>
