/** Pictures above either bound are made smaller before they travel: a phone's photo is sent once a look. */
export const FIT = { bytes: 3_000_000, side: 4096 } as const
/** Longer side of a picture that was made smaller: more than any result is cut from. */
const TARGET_SIDE = 3072

export interface Size {
  width: number
  height: number
}

/** The size to send, or null where the picture may go as it is. Never enlarges. */
export function fittedSize({ width, height }: Size, bytes: number, longest?: number): Size | null {
  const side = Math.max(width, height)
  if (bytes <= FIT.bytes && side <= (longest ?? FIT.side)) return null
  const scale = Math.min(1, (longest ?? TARGET_SIDE) / side)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
