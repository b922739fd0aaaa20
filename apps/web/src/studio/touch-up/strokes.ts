export interface Point {
  x: number
  y: number
}

export interface Stroke {
  kind: 'keep' | 'remove'
  size: number
  points: Point[]
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const SHOWN = { keep: 'rgb(255 255 255 / 0.65)', remove: 'rgb(190 20 20 / 0.65)' } as const
const SENT = { keep: '#fff', remove: '#000' } as const

export function drawStrokes(
  context: Context,
  strokes: readonly Stroke[],
  colours: Record<Stroke['kind'], string> = SHOWN,
) {
  const { width, height } = context.canvas
  context.clearRect(0, 0, width, height)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { kind, size, points } of strokes) {
    const [first, ...rest] = points
    if (!first) continue
    // Draw over earlier strokes, so that the latest stroke decides.
    context.globalCompositeOperation = 'source-over'
    context.strokeStyle = colours[kind]
    context.lineWidth = size
    context.beginPath()
    context.moveTo(first.x, first.y)
    context.lineTo(first.x + 0.01, first.y)
    for (const { x, y } of rest) context.lineTo(x, y)
    context.stroke()
  }
}

/** Draws the mask as a PNG: white pixels keep the photo, black ones remove it, transparent ones leave it undecided. */
export async function maskOf(strokes: readonly Stroke[], width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Canvas context not available')
  drawStrokes(context, strokes, SENT)
  return canvas.convertToBlob({ type: 'image/png' })
}
