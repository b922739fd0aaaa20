import type { Ctx } from '../../canvas.ts'
import { scoped } from '../../canvas.ts'
import { mix, withAlpha } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { contactShadow, drawTable, ramp } from '../scene.ts'
import { cylinder, cylinderLight, reflection, rod } from '../shading.ts'
import { fitInside, print } from '../warp.ts'

const X = 540
const TOP = 350
const BOTTOM = 980
const R = 290
const TILT = 60
/** Half the angle of the cylinder that the print covers. */
const HALF = 1.0
const PRINT = { top: TOP + 105, height: 410 }

const body = (ctx: Ctx) => {
  ctx.beginPath()
  ctx.moveTo(X - R, TOP)
  ctx.lineTo(X - R, BOTTOM - 34)
  ctx.bezierCurveTo(X - R, BOTTOM + 6, X - R + 26, BOTTOM + 22, X - R + 60, BOTTOM + 32)
  ctx.quadraticCurveTo(X, BOTTOM + TILT + 12, X + R - 60, BOTTOM + 32)
  ctx.bezierCurveTo(X + R - 26, BOTTOM + 22, X + R, BOTTOM + 6, X + R, BOTTOM - 34)
  ctx.lineTo(X + R, TOP)
  ctx.ellipse(X, TOP, R, TILT, 0, 0, Math.PI, false)
  ctx.closePath()
}

const handle = (ctx: Ctx) => {
  ctx.moveTo(X + R - 14, TOP + 140)
  ctx.bezierCurveTo(X + R + 235, TOP + 70, X + R + 225, BOTTOM - 80, X + R - 14, BOTTOM - 130)
}

export const drawMug: DrawItem = (ctx, logo, look) => {
  const color = look.ground
  drawTable(ctx, look.scene, look.tint)
  reflection(ctx, X, BOTTOM + 40, R, 150, color)
  contactShadow(ctx, X + 60, BOTTOM + 44, R * 1.1, 46, 0.5)
  rod(ctx, handle, 60, color)
  body(ctx)
  ctx.fillStyle = cylinder(ctx, X - R, X + R, color)
  ctx.fill()
  const inner = fitInside(logo, (2 * HALF * R) / PRINT.height)
  print(
    ctx,
    logo,
    { x: X - R, y: PRINT.top, width: 2 * R, height: PRINT.height + TILT },
    (x, y) => {
      const side = (x - X) / R
      if (Math.abs(side) > Math.sin(HALF)) return null
      const angle = Math.asin(side)
      return inner([angle / (2 * HALF) + 0.5, (y - TILT * Math.cos(angle) - PRINT.top) / PRINT.height])
    },
    (x) => cylinderLight((x - X + R) / (2 * R)),
    0.97,
  )
  scoped(ctx, () => drawGlaze(ctx))
  drawMouth(ctx, color)
}

/** The window in the glaze, over the print as over the clay, and shade towards the foot. */
function drawGlaze(ctx: Ctx): void {
  body(ctx)
  ctx.clip()
  ctx.fillStyle = ramp(
    ctx,
    [X - R, 0],
    [X + R, 0],
    [
      [0.17, withAlpha('#ffffff', 0)],
      [0.19, withAlpha('#ffffff', 0.32)],
      [0.25, withAlpha('#ffffff', 0.2)],
      [0.27, withAlpha('#ffffff', 0)],
    ],
  )
  ctx.fillRect(X - R, TOP + 60, 2 * R, BOTTOM - TOP - 120)
  ctx.fillStyle = ramp(
    ctx,
    [0, BOTTOM - 120],
    [0, BOTTOM + 60],
    [
      [0, 'rgba(20, 14, 10, 0)'],
      [1, 'rgba(20, 14, 10, 0.34)'],
    ],
  )
  ctx.fillRect(X - R, BOTTOM - 120, 2 * R, 200)
}

/** Rim, inner wall and coffee. */
function drawMouth(ctx: Ctx, color: string): void {
  const oval = (y: number, rx: number, ry: number, fill: string | CanvasGradient) => {
    ctx.beginPath()
    ctx.ellipse(X, y, rx, ry, 0, 0, Math.PI * 2)
    ctx.fillStyle = fill
    ctx.fill()
  }
  oval(TOP, R, TILT, mix(color, '#ffffff', 0.6))
  const wall: [number, string][] = [
    [0, mix(color, '#14110f', 0.55)],
    [0.4, mix(color, '#14110f', 0.2)],
    [1, mix(color, '#14110f', 0.42)],
  ]
  oval(TOP + 2, R - 13, TILT - 7, ramp(ctx, [X - R, 0], [X + R, 0], wall))
  scoped(ctx, () => {
    ctx.beginPath()
    ctx.ellipse(X, TOP + 2, R - 13, TILT - 7, 0, 0, Math.PI * 2)
    ctx.clip()
    oval(TOP + 24, R - 18, TILT - 9, '#7a4a24')
    const coffee: [number, string][] = [
      [0, '#2a1408'],
      [0.6, '#3d2010'],
      [1, '#5a3318'],
    ]
    oval(TOP + 26, R - 24, TILT - 13, ramp(ctx, [X - R, TOP], [X + R, TOP + 60], coffee))
    oval(
      TOP + 34,
      150,
      9,
      ramp(
        ctx,
        [X - 190, 0],
        [X + 110, 0],
        [
          [0, 'rgba(255, 240, 220, 0)'],
          [0.5, 'rgba(255, 240, 220, 0.3)'],
          [1, 'rgba(255, 240, 220, 0)'],
        ],
      ),
    )
  })
}
