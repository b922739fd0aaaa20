import type { WordOption } from '@ufaro/contract/output.ts'
import type { ToolId } from '@ufaro/contract/tool-ids.ts'
import { asBuffer } from '../../infra/threads/as-buffer.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'
import { jobOf, picturesFor } from '../../modes/jobs.ts'
import type { JobTools } from '../../modes/tool-job.ts'
import { doPhotoTask, type PhotoTask } from './photo-tasks.ts'

interface Task {
  mode: ToolId
  slot: number
  inputs: Record<string, Uint8Array[]>
  earlier?: readonly WordOption[]
}

export interface OutputTask extends Task {
  request: Record<string, unknown>
}

export interface PieceTask extends Task {
  order: object
  withTemplate: boolean
}

export interface BuiltinNote {
  done: number
  total: number
}

serveThread<OutputTask | PieceTask | PhotoTask, unknown, BuiltinNote>((task, { signal, note }): Promise<unknown> => {
  if ('task' in task) return doPhotoTask(task)
  const { mode, slot, earlier = [] } = task
  const inputs = Object.entries(task.inputs).map(([part, pictures]) => [part, pictures.map(asBuffer)] as const)
  const tools: JobTools = {
    engine: 'builtin',
    slot,
    signal,
    ai: null,
    ...picturesFor(mode, Object.fromEntries(inputs)),
    progress: async (done, total) => note({ done, total }),
    earlier,
  }
  const job = jobOf(mode)
  if (!('order' in task)) return job.make(task.request, tools)
  if (!job.batch) throw new Error(`${mode} makes no pieces`)
  return job.batch.makePiece(task.order, task.withTemplate, tools)
})
