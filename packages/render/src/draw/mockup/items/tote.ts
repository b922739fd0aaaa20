import type { Ctx } from '../../canvas.ts'
import { mix } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { castShadow, drawWall, ramp } from '../scene.ts'
import { fitInside, print } from '../warp.ts'
import { type Crease, drawCreases, drawVolume, drawWeave } from './fabric.ts'

const bag = (ctx: Ctx) => {
  ctx.beginPath()
  ctx.moveTo(318, 452)
  ctx.quadraticCurveTo(600, 470, 882, 452)
  ctx.bezierCurveTo(896, 660, 922, 900, 930, 1084)
  ctx.quadraticCurveTo(600, 1128, 270, 1084)
  ctx.bezierCurveTo(278, 900, 304, 660, 318, 452)
  ctx.closePath()
}

function drawHandles(ctx: Ctx, color: string, back: boolean): void {
  const path = (width: number, style: string) => {
    ctx.lineWidth = width
    ctx.strokeStyle = style
    ctx.beginPath()
    ctx.moveTo(452, 500)
    if (back) ctx.bezierCurveTo(470, 90, 730, 90, 748, 500)
    else ctx.bezierCurveTo(440, 40, 760, 40, 748, 500)
    ctx.stroke()
  }
  path(44, mix(color, '#2a2318', back ? 0.42 : 0.2))
  path(38, mix(color, '#2a2318', back ? 0.32 : 0.06))
  if (!back) path(16, mix(color, '#ffffff', 0.16))
}

const CREASES: readonly Crease[] = [
  [452, 520, 500, 640, 452, 800, 20],
  [748, 520, 706, 640, 742, 800, 20],
  [330, 500, 400, 700, 322, 1040, 26],
  [872, 500, 800, 700, 884, 1040, 26],
  [440, 540, 380, 660, 372, 760, 14],
  [762, 540, 816, 660, 828, 760, 14],
  [400, 1060, 470, 960, 440, 860, 18],
  [790, 1060, 726, 960, 760, 860, 18],
  [540, 1096, 580, 1010, 552, 920, 14],
  [680, 1094, 650, 1010, 684, 930, 14],
  [300, 940, 420, 1000, 560, 985, 14],
]
const AROUND = { x: 250, y: 430, width: 700, height: 700 }

const wave = (x: number, y: number) => Math.sin(x / 95 + Math.sin(y / 150))

export const drawTote: DrawItem = (ctx, logo, look) => {
  const color = look.ground
  drawWall(ctx, look.scene, look.tint)
  drawHandles(ctx, color, true)
  castShadow(ctx, bag, { blur: 60, alpha: 0.45, x: 18, y: 30 })
  bag(ctx)
  ctx.fillStyle = ramp(
    ctx,
    [300, 440],
    [920, 1120],
    [
      [0, mix(color, '#ffffff', 0.3)],
      [0.5, color],
      [1, mix(color, '#3a2f1f', 0.26)],
    ],
  )
  ctx.fill()
  const inner = fitInside(logo, 1)
  print(
    ctx,
    logo,
    { x: 380, y: 560, width: 440, height: 460 },
    (x, y) => inner([(x + 2.5 * wave(x, y) - 400) / 400, (y + 3.5 * Math.sin(x / 80) - 580) / 400]),
    (x, y) => 0.95 + 0.05 * wave(x - 20, y),
    0.94,
  )
  drawWeave(ctx, bag, AROUND, 5)
  drawCreases(ctx, bag, CREASES, 0.62)
  drawVolume(ctx, bag, AROUND)
  drawHandles(ctx, color, false)
  ctx.fillStyle = mix(color, '#2a2318', 0.12)
  for (const x of [430, 726]) ctx.fillRect(x, 470, 44, 62)
  ctx.lineWidth = 2
  ctx.strokeStyle = mix(color, '#2a2318', 0.35)
  ctx.setLineDash([7, 5])
  for (const x of [430, 726]) ctx.strokeRect(x + 5, 476, 34, 50)
  ctx.beginPath()
  ctx.moveTo(318, 496)
  ctx.quadraticCurveTo(600, 514, 884, 496)
  ctx.stroke()
  ctx.setLineDash([])
}
