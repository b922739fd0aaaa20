/**
 * Pictures above these limits are scaled down or re-encoded before upload, because no result needs more detail. `side`
 * is the longer side in pixels, `photoBytes` applies to JPEG, `otherBytes` to other types.
 */
export const FIT = { side: 2048, photoBytes: 600_000, otherBytes: 1_500_000, quality: 0.82 } as const
/** Limits while data saving is on. Uploads are smaller, at the cost of some detail. */
export const LEAN_FIT = { side: 1600, photoBytes: 250_000, otherBytes: 600_000, quality: 0.76 } as const

export interface Size {
  width: number
  height: number
}

interface Weight {
  bytes: number
  isPhoto: boolean
  longest?: number | undefined
}

/** Null if the picture may be sent unchanged. Never enlarges. */
export function fittedSize(
  { width, height }: Size,
  { bytes, isPhoto, longest = FIT.side }: Weight,
  fit: typeof FIT | typeof LEAN_FIT = FIT,
): Size | null {
  const [side, most] = [Math.max(width, height), Math.min(longest, fit.side)]
  if (bytes <= (isPhoto ? fit.photoBytes : fit.otherBytes) && side <= most) return null
  const scale = Math.min(1, most / side)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
