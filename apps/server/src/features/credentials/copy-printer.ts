import type { CertificateDesign } from '@ufaro/contract/tools/certificates.ts'
import { AppError } from '../../http/app-error.ts'
import { createThreadPool } from '../../infra/threads/thread-pool.ts'

export type CopyKind = 'picture' | 'document' | 'badge'

export interface CopyTask {
  kind: CopyKind
  template: Uint8Array
  look: CertificateDesign
  title: string
  name: string
  serial: number
  link: string
}

const LONGEST_MS = 60_000
/** Maximum number of waiting prints: enough for a school class that opens its links at the same time. */
const WAITING_MAX = 40

export function createCopyPrinter() {
  const pool = createThreadPool<CopyTask, Uint8Array>({
    entry: new URL('./copy-thread.ts', import.meta.url),
    size: 1,
  })
  let waiting = 0

  return {
    async print(task: CopyTask): Promise<Buffer> {
      if (waiting >= WAITING_MAX) throw new AppError('OVERLOADED')
      waiting++
      try {
        const made = await pool.run(task, { signal: AbortSignal.timeout(LONGEST_MS), key: '' })
        return Buffer.from(made.buffer, made.byteOffset, made.length)
      } finally {
        waiting--
      }
    },
    close: () => pool.close(),
  }
}
export type CopyPrinter = ReturnType<typeof createCopyPrinter>
