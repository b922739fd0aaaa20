/**
 * Pictures above a bound are made smaller before they travel: the side is more than any result is cut from, and a photo
 * that weighs more was kept finer than anybody sees.
 */
export const FIT = { side: 2048, photoBytes: 600_000, otherBytes: 1_500_000, quality: 0.82 } as const
/** Where people save data: still more than a result of 1,500 pixels shows of a face. */
export const LEAN_FIT = { side: 1600, photoBytes: 250_000, otherBytes: 600_000, quality: 0.76 } as const

export interface Size {
  width: number
  height: number
}

interface Weight {
  bytes: number
  isPhoto: boolean
  /** Longer side in pixels that is enough. */
  longest?: number | undefined
}

/** The size to send, or null where the picture may go as it is. Never enlarges. */
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
