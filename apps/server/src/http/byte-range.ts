import type { ByteRange } from '../infra/storage/storage.ts'

/**
 * Parses a Range header with a single range. Ignores several ranges, other units and invalid headers, because the whole
 * file is a correct answer to them. `unsatisfiable` means that the range starts beyond the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match || (!match[1] && !match[2])) return undefined
  const [, first, last] = match
  if (!first) {
    const length = Number(last)
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last ? Math.min(Number(last), size - 1) : size - 1
  if (last && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
