import type { Piece } from '../../modes/tool-job.ts'

/** A part is loaded whole by whoever reads of it: large enough for few files, small enough for many readers. */
const PART_BYTES = 8 * 1024 * 1024
const FIRST = 12
const MOST = 128

/** How many items make the next piece, by what those before it weighed. */
export function createPieceSize() {
  let weight: number | undefined
  return {
    next: (): number => (weight ? Math.max(1, Math.min(MOST, Math.floor(PART_BYTES / weight))) : FIRST),

    learn({ patches, items }: Pick<Piece, 'patches' | 'items'>): void {
      weight = Math.max(1, patches.length / Math.max(1, items.length))
    },
  }
}
