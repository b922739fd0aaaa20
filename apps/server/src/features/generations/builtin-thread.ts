import type { Mode } from '@ufaro/contract/modes.ts'
import { serveThread } from '../../infra/threads/serve-thread.ts'
import type { Made } from '../../modes/mode-job.ts'
import { MODE_REGISTRY } from '../../modes/registry.ts'

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

/** The entry of a thread: the job of any mode, on the built-in engine. */
serveThread<BuiltinTask, Made, BuiltinNote>(async ({ mode, request, slot, inputs }, { signal, note }) => {
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

/** The copy that crossed into the thread has lost its kind, not its bytes. */
const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length)
