import { Readable } from 'node:stream'
import type { ByteRange } from '../../infra/storage/storage.ts'
import type { ZipLayout, ZipSegment } from './zip-layout.ts'

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export type OpenEntry = (entry: number, range: ByteRange) => Promise<Chunks>

export function streamZip({ size, segments }: ZipLayout, open: OpenEntry, range?: ByteRange): Readable {
  const { start, end } = range ?? { start: 0, end: size - 1 }
  return Readable.from(bytesOf(segments, open, start, end), { objectMode: false })
}

async function* bytesOf(segments: readonly ZipSegment[], open: OpenEntry, start: number, end: number) {
  for (const segment of segments) {
    const length = 'bytes' in segment ? segment.bytes.length : segment.size
    const from = Math.max(0, start - segment.start)
    const to = Math.min(length - 1, end - segment.start)
    if (from > to) continue
    if ('bytes' in segment) yield segment.bytes.subarray(from, to + 1)
    else yield* await open(segment.entry, { start: from, end: to })
  }
}
