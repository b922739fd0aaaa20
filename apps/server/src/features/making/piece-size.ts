import type { Piece } from '../../modes/tool-job.ts'

/** Bytes that a stored part of a batch should have. Smaller parts mean more files, larger ones more memory to read. */
const PART_BYTES = 8 * 1024 * 1024
const FIRST = 12
const MOST = 128

export function createPieceSize() {
  let weight: number | undefined
  return {
    next: (): number => (weight ? Math.max(1, Math.min(MOST, Math.floor(PART_BYTES / weight))) : FIRST),

    learn({ patches, items }: Pick<Piece, 'patches' | 'items'>): void {
      weight = Math.max(1, patches.length / Math.max(1, items.length))
    },
  }
}
