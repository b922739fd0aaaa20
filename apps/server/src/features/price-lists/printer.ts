import type { CardOrder, PageOrder } from '@ufaro/render/node/price-list/draw-list.ts'
import { createThreadPool } from '../../infra/threads/thread-pool.ts'

export type PrintOrder = CardOrder | PageOrder

export interface Printed {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

const LONGEST_MS = 60_000

/** Draws one order at a time. Waiting orders hold compressed photos, which need much less memory than decoded ones. */
export function createListPrinter() {
  const pool = createThreadPool<PrintOrder, Printed>({
    entry: new URL('./printer-thread.ts', import.meta.url),
    size: 1,
  })
  return {
    async print(order: PrintOrder, signal?: AbortSignal) {
      const limit = AbortSignal.timeout(LONGEST_MS)
      const made = await pool.run(order, { signal: signal ? AbortSignal.any([signal, limit]) : limit, key: order.kind })
      const { buffer, byteOffset, length } = made.bytes
      return { ...made, bytes: Buffer.from(buffer, byteOffset, length) }
    },

    close: () => pool.close(),
  }
}
export type ListPrinter = ReturnType<typeof createListPrinter>
