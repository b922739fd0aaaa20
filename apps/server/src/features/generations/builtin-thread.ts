import type { Mode } from '@ufaro/contract/modes.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'
import { MODE_REGISTRY } from '../../modes/registry.ts'
import { asBuffer, doPhotoTask, type PhotoTask } from './photo-tasks.ts'

/** Everything a job needs, copied into the thread. */
export interface BuiltinTask {
  mode: Mode
  request: Record<string, unknown>
  slot: number
  inputs: Record<string, Uint8Array[]>
}

export interface BuiltinNote {
  done: number
  total: number
}

/** The entry of a thread: the job of any mode on the built-in engine, and what else there is to do with photos. */
serveThread<BuiltinTask | PhotoTask, unknown, BuiltinNote>(async (asked, { signal, note }): Promise<unknown> => {
  if ('task' in asked) return doPhotoTask(asked)
  const { mode, request, slot, inputs } = asked
  const entry = MODE_REGISTRY[mode]
  if (!entry) throw new Error(`${mode} is not part of this release`)
  return entry.job.make(request as never, {
    engine: 'builtin',
    slot,
    signal,
    ai: null,
    input: async (name) => (inputs[name] ?? []).map(asBuffer),
    progress: async (done, total) => note({ done, total }),
  })
})
