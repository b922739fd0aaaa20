const QUALITIES = [0.92, 0.86, 0.78, 0.68, 0.55, 0.4, 0.25]

/**
 * Encodes a canvas within a size limit.
 * @throws Error if this browser cannot write the type, or if the picture stays too large
 */
export async function encodeWithin(canvas: OffscreenCanvas, type: string, maxBytes: number): Promise<Blob> {
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type, quality })
    // A browser that cannot write the requested type returns a PNG.
    if (blob.type !== type) throw new Error(`this browser writes no ${type}`)
    if (blob.size <= maxBytes) return blob
  }
  throw new Error(`the picture stays above ${maxBytes} bytes`)
}

export function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('Canvas context not available')
  return context
}
