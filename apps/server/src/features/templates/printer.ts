import type { PrintValues } from '@ufaro/render/node/templates/print-template.ts'
import { createThreadPool } from '../../infra/threads/thread-pool.ts'

export type PrintTask = { id: string; values: PrintValues } | { id: string; values: null }

const LONGEST_MS = 60_000

export function createTemplatePrinter() {
  const pool = createThreadPool<PrintTask, Uint8Array>({
    entry: new URL('./printer-thread.ts', import.meta.url),
    size: 1,
  })
  const previews = new Map<string, Promise<Buffer>>()

  const run = async (task: PrintTask): Promise<Buffer> => {
    const { buffer, byteOffset, length } = await pool.run(task, { signal: AbortSignal.timeout(LONGEST_MS), key: '' })
    return Buffer.from(buffer, byteOffset, length)
  }

  return {
    print: (id: string, values: PrintValues): Promise<Buffer> => run({ id, values }),

    preview(id: string): Promise<Buffer> {
      const known = previews.get(id)
      if (known) return known
      const drawn = run({ id, values: null })
      previews.set(id, drawn)
      drawn.catch(() => previews.delete(id))
      return drawn
    },

    close: () => pool.close(),
  }
}
export type TemplatePrinter = ReturnType<typeof createTemplatePrinter>
