import type { Ctx } from '../../canvas.ts'
import { scoped } from '../../canvas.ts'
import { mix, withAlpha } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { contactShadow, drawTable, ramp } from '../scene.ts'
import { cylinder, cylinderLight, reflection } from '../shading.ts'
import { fitInside, print } from '../warp.ts'

const X = 600
const R = 168
const BOTTOM = 1050
const SHOULDER = 470
const NECK = 62
const TILT = 26
const LABEL = { top: 560, height: 380 }
const HALF = 1.15

const glass = (ctx: Ctx) => {
  ctx.beginPath()
  ctx.moveTo(X - NECK, 250)
  ctx.lineTo(X - NECK, 330)
  ctx.bezierCurveTo(X - NECK, 400, X - R, 390, X - R, SHOULDER)
  ctx.lineTo(X - R, BOTTOM - 26)
  ctx.bezierCurveTo(X - R, BOTTOM + 20, X + R, BOTTOM + 20, X + R, BOTTOM - 26)
  ctx.lineTo(X + R, SHOULDER)
  ctx.bezierCurveTo(X + R, 390, X + NECK, 400, X + NECK, 330)
  ctx.lineTo(X + NECK, 250)
  ctx.closePath()
}

const label = (ctx: Ctx) => {
  const { top, height } = LABEL
  ctx.beginPath()
  ctx.ellipse(X, top, R + 1, TILT, 0, Math.PI, 0, true)
  ctx.lineTo(X + R + 1, top + height)
  ctx.ellipse(X, top + height, R + 1, TILT, 0, 0, Math.PI, false)
  ctx.closePath()
}

function drawCap(ctx: Ctx): void {
  const dark = '#20232b'
  ctx.fillStyle = ramp(
    ctx,
    [X - 74, 0],
    [X + 74, 0],
    [
      [0, '#0b0c10'],
      [0.3, '#6b7080'],
      [0.5, dark],
      [1, '#08090c'],
    ],
  )
  ctx.beginPath()
  ctx.roundRect(X - 74, 150, 148, 118, 14)
  ctx.fill()
  ctx.fillStyle = 'rgba(255, 255, 255, 0.06)'
  for (let x = X - 70; x < X + 70; x += 10) ctx.fillRect(x, 158, 3, 102)
}

/** What makes it glass: light gathered behind the liquid, its level in the shoulder, and two windows on the surface. */
function drawGlassLight(ctx: Ctx, color: string): void {
  glass(ctx)
  ctx.clip()
  ctx.fillStyle = withAlpha(mix(color, '#ffffff', 0.75), 0.34)
  ctx.fillRect(X - NECK, 250, 2 * NECK, 92)
  ctx.beginPath()
  ctx.ellipse(X, 344, NECK + 4, 10, 0, 0, Math.PI * 2)
  ctx.fillStyle = withAlpha(mix(color, '#ffffff', 0.5), 0.8)
  ctx.fill()
  const glow = ctx.createRadialGradient(X + 60, 900, 10, X + 60, 900, 260)
  glow.addColorStop(0, withAlpha(mix(color, '#ffb347', 0.5), 0.55))
  glow.addColorStop(1, withAlpha(color, 0))
  ctx.fillStyle = glow
  ctx.fillRect(X - R, SHOULDER, 2 * R, BOTTOM - SHOULDER)
}

function drawWindows(ctx: Ctx): void {
  glass(ctx)
  ctx.clip()
  ctx.fillStyle = ramp(
    ctx,
    [X - R, 0],
    [X + R, 0],
    [
      [0.09, withAlpha('#ffffff', 0)],
      [0.13, withAlpha('#ffffff', 0.46)],
      [0.19, withAlpha('#ffffff', 0.3)],
      [0.22, withAlpha('#ffffff', 0)],
      [0.88, withAlpha('#ffffff', 0)],
      [0.92, withAlpha('#ffffff', 0.24)],
      [0.95, withAlpha('#ffffff', 0)],
    ],
  )
  ctx.beginPath()
  ctx.roundRect(X - R, 420, 2 * R, BOTTOM - 470, 30)
  ctx.fill()
  ctx.fillStyle = 'rgba(0, 0, 0, 0.16)'
  ctx.fillRect(X - NECK, 266, 2 * NECK, 8)
}

export const drawBottle: DrawItem = (ctx, logo, look) => {
  const color = look.color ?? '#7a3b12'
  drawTable(ctx, look.scene, look.tint)
  reflection(ctx, X, BOTTOM, R, 130, color)
  contactShadow(ctx, X + 26, BOTTOM + 2, R * 1.08, 30, 0.6)
  drawCap(ctx)
  glass(ctx)
  ctx.fillStyle = cylinder(ctx, X - R, X + R, color, 0.3)
  ctx.fill()
  scoped(ctx, () => drawGlassLight(ctx, color))
  label(ctx)
  ctx.fillStyle = cylinder(ctx, X - R, X + R, look.ground, 0.4)
  ctx.fill()
  const inner = fitInside(logo, (2 * HALF * R) / LABEL.height, 0.86)
  print(
    ctx,
    logo,
    { x: X - R, y: LABEL.top, width: 2 * R, height: LABEL.height + TILT * 2 },
    (x, y) => {
      const side = (x - X) / R
      if (Math.abs(side) > Math.sin(HALF)) return null
      const angle = Math.asin(side)
      return inner([angle / (2 * HALF) + 0.5, (y - TILT * Math.cos(angle) - LABEL.top) / LABEL.height])
    },
    (x) => cylinderLight((x - X + R) / (2 * R)),
    0.97,
  )
  scoped(ctx, () => drawWindows(ctx))
}
