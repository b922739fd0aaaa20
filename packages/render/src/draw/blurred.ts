import { type Box, type Ctx, scoped } from './canvas.ts'

/** Factor by which the picture is scaled down and then up again, which blurs it. */
const SHRINK = 28

interface Size {
  width: number
  height: number
}

function stepsTo(size: Size): Size[] {
  const steps = [
    { width: Math.max(4, Math.round(size.width / SHRINK)), height: Math.max(4, Math.round(size.height / SHRINK)) },
  ]
  for (let last = steps[0]; last && (last.width < size.width || last.height < size.height); last = steps.at(-1)) {
    steps.push({ width: Math.min(size.width, last.width * 2), height: Math.min(size.height, last.height * 2) })
  }
  return steps
}

/**
 * Blurs by scaling down and up, which looks the same in every canvas implementation.
 * @param paint must draw the picture into `box` in the upper left corner of the canvas, from where it is scaled up to
 * the whole canvas. `scale` converts lengths on the canvas to lengths in `box`
 */
export function drawSoft(ctx: Ctx, size: Size, paint: (box: Box, scale: { x: number; y: number }) => void): void {
  const [small, ...steps] = stepsTo(size) as [Size, ...Size[]]
  scoped(ctx, () => {
    ctx.imageSmoothingQuality = 'high'
    const scale = { x: 1, y: 1 }
    let before = small
    for (const { width, height } of steps) {
      scale.x *= before.width / (width + 2)
      scale.y *= before.height / (height + 2)
      before = { width, height }
    }
    // Scaling up would make the outer edge of the drawing visible as a line, so two extra columns and rows are painted,
    // which the next step leaves out.
    paint({ x: 0, y: 0, width: small.width + 2, height: small.height + 2 }, scale)
    before = small
    for (const { width, height } of steps) {
      ctx.drawImage(ctx.canvas, 0, 0, before.width, before.height, 0, 0, width + 2, height + 2)
      before = { width, height }
    }
  })
}
