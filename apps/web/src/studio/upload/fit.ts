/** Pictures above either bound are made smaller before they travel; the side is more than any result is cut from. */
export const FIT = { bytes: 3_000_000, side: 2048 } as const

export interface Size {
  width: number
  height: number
}

/** The size to send, or null where the picture may go as it is. Never enlarges. */
export function fittedSize({ width, height }: Size, bytes: number, longest?: number): Size | null {
  const side = Math.max(width, height)
  if (bytes <= FIT.bytes && side <= (longest ?? FIT.side)) return null
  const scale = Math.min(1, (longest ?? FIT.side) / side)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
