import type { Ctx } from '../canvas.ts'
import { scoped } from '../canvas.ts'
import { luminance, mix, withAlpha } from '../color.ts'
import { ramp } from './scene.ts'

const SHADE = '#14110f'

/** Dark things show less of their shade and more of their shine. */
const weight = (color: string) => ({ shade: 0.7 + 0.3 * luminance(color), shine: 0.5 + 0.5 * luminance(color) })

/** Light on an upright cylinder from the front left: a dark edge, a broad shine, the core, and light thrown back. */
export function cylinder(ctx: Ctx, left: number, right: number, color: string, gloss = 0.5): CanvasGradient {
  const { shade, shine } = weight(color)
  return ramp(
    ctx,
    [left, 0],
    [right, 0],
    [
      [0, mix(color, SHADE, 0.5 * shade)],
      [0.06, mix(color, SHADE, 0.3 * shade)],
      [0.2, mix(color, '#ffffff', 0.12 * gloss)],
      [0.3, mix(color, '#ffffff', 0.9 * gloss * shine)],
      [0.4, mix(color, '#ffffff', 0.3 * gloss * shine)],
      [0.56, color],
      [0.78, mix(color, SHADE, 0.26 * shade)],
      [0.93, mix(color, SHADE, 0.48 * shade)],
      [1, mix(color, SHADE, 0.36 * shade)],
    ],
  )
}

/** How bright that cylinder is at a share of its width from the left, for the ink on it. */
export function cylinderLight(share: number): number {
  const towards = (share - 0.32) / 0.62
  return 0.66 + 0.38 * Math.max(0, 1 - towards * towards)
}

/** A faint mirror image of a thing on the polished table in front of it, fading as it goes down. */
export function reflection(ctx: Ctx, x: number, y: number, radius: number, depth: number, color: string): void {
  scoped(ctx, () => {
    ctx.beginPath()
    ctx.rect(x - radius, y, 2 * radius, depth)
    ctx.clip()
    ctx.translate(x, y)
    ctx.scale(radius, depth)
    const glow = ctx.createRadialGradient(0, 0, 0.3, 0, 0, 1)
    glow.addColorStop(0, withAlpha(mix(color, SHADE, 0.15), 0.42))
    glow.addColorStop(1, withAlpha(color, 0))
    ctx.fillStyle = glow
    ctx.fillRect(-1, 0, 2, 1)
  })
}
