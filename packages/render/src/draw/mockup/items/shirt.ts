import type { Ctx } from '../../canvas.ts'
import { mix, withAlpha } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { castShadow, drawWall, ramp } from '../scene.ts'
import { fitInside, print } from '../warp.ts'
import { type Crease, drawCreases, drawVolume, drawWeave } from './fabric.ts'

const outline = (ctx: Ctx) => {
  ctx.beginPath()
  ctx.moveTo(440, 168)
  ctx.quadraticCurveTo(600, 262, 760, 168)
  ctx.bezierCurveTo(860, 196, 930, 232, 972, 270)
  ctx.bezierCurveTo(1020, 330, 1058, 420, 1078, 500)
  ctx.quadraticCurveTo(1000, 556, 918, 566)
  ctx.quadraticCurveTo(892, 510, 862, 476)
  ctx.bezierCurveTo(850, 660, 866, 900, 876, 1070)
  ctx.quadraticCurveTo(600, 1124, 324, 1070)
  ctx.bezierCurveTo(334, 900, 350, 660, 338, 476)
  ctx.quadraticCurveTo(308, 510, 282, 566)
  ctx.quadraticCurveTo(200, 556, 122, 500)
  ctx.bezierCurveTo(142, 420, 180, 330, 228, 270)
  ctx.bezierCurveTo(270, 232, 340, 196, 440, 168)
  ctx.closePath()
}

const torso = (ctx: Ctx) => {
  ctx.beginPath()
  ctx.moveTo(440, 168)
  ctx.quadraticCurveTo(600, 262, 760, 168)
  ctx.quadraticCurveTo(840, 190, 872, 214)
  ctx.bezierCurveTo(838, 300, 838, 400, 862, 476)
  ctx.bezierCurveTo(850, 660, 866, 900, 876, 1070)
  ctx.quadraticCurveTo(600, 1124, 324, 1070)
  ctx.bezierCurveTo(334, 900, 350, 660, 338, 476)
  ctx.bezierCurveTo(362, 400, 362, 300, 328, 214)
  ctx.quadraticCurveTo(360, 190, 440, 168)
  ctx.closePath()
}

/** Pulls from the armpits and over the shoulders, the drape of the body, and the bends of the sleeves. */
const CREASES: readonly Crease[] = [
  [342, 480, 420, 560, 430, 700, 24],
  [858, 480, 780, 560, 770, 700, 24],
  [346, 500, 372, 640, 352, 860, 20],
  [854, 500, 830, 640, 850, 860, 20],
  [372, 700, 470, 780, 560, 790, 16],
  [836, 760, 740, 850, 640, 860, 16],
  [352, 900, 470, 960, 600, 930, 18],
  [420, 1060, 490, 930, 450, 800, 22],
  [780, 1060, 716, 930, 752, 800, 22],
  [560, 1090, 590, 990, 566, 900, 14],
  [664, 1084, 640, 990, 668, 910, 14],
  [318, 250, 350, 330, 344, 470, 20],
  [882, 250, 850, 330, 856, 470, 20],
  [250, 320, 296, 400, 300, 530, 18],
  [950, 320, 904, 400, 900, 530, 18],
  [190, 370, 232, 450, 226, 530, 12],
  [1010, 370, 968, 450, 974, 530, 12],
  [470, 214, 520, 280, 600, 292, 12],
  [730, 214, 680, 280, 600, 292, 12],
]

/** The cloth moves the print by a few pixels, and the light with it. */
const wave = (x: number, y: number) => Math.sin(y / 74 + Math.sin(x / 120) * 1.4)

export const drawShirt: DrawItem = (ctx, logo, look) => {
  const color = look.ground
  drawWall(ctx, look.scene, look.tint)
  castShadow(ctx, outline, { blur: 60, alpha: 0.42, x: 16, y: 26 })
  outline(ctx)
  ctx.fillStyle = ramp(
    ctx,
    [300, 160],
    [920, 1120],
    [
      [0, mix(color, '#ffffff', 0.25)],
      [0.45, color],
      [1, mix(color, '#1b1d26', 0.24)],
    ],
  )
  ctx.fill()
  const inner = fitInside(logo, 1)
  print(
    ctx,
    logo,
    { x: 400, y: 350, width: 400, height: 420 },
    (x, y) => inner([(x + 3.5 * wave(x, y) - 420) / 360, (y + 3 * Math.sin(x / 60) - 370) / 360]),
    (x, y) => 0.95 + 0.05 * wave(x + 8, y),
    0.95,
  )
  drawWeave(ctx, outline, { x: 110, y: 150, width: 980, height: 980 }, 4)
  drawCreases(ctx, outline, CREASES, 0.62)
  drawVolume(ctx, torso, { x: 318, y: 150, width: 564, height: 980 })
  drawArmholes(ctx, color)
  drawCollar(ctx, color)
  drawSeams(ctx, color)
}

function drawCollar(ctx: Ctx, color: string): void {
  ctx.beginPath()
  ctx.moveTo(440, 168)
  ctx.quadraticCurveTo(600, 140, 760, 168)
  ctx.quadraticCurveTo(600, 262, 440, 168)
  ctx.fillStyle = mix(color, '#1b1d26', 0.36)
  ctx.fill()
  for (const [width, shade] of [
    [26, 0.08],
    [2, 0.3],
  ] as const) {
    ctx.lineWidth = width
    ctx.strokeStyle = mix(color, '#1b1d26', shade)
    ctx.beginPath()
    ctx.moveTo(436, 172)
    ctx.quadraticCurveTo(600, 276, 764, 172)
    ctx.stroke()
  }
}

function drawArmholes(ctx: Ctx, color: string): void {
  for (const [width, shade, shift] of [
    [9, 0.1, 3],
    [2, 0.3, 0],
  ] as const) {
    ctx.lineWidth = width
    ctx.strokeStyle = withAlpha(mix(color, '#0f1118', 0.7), shade)
    ctx.beginPath()
    ctx.moveTo(872 + shift, 214)
    ctx.bezierCurveTo(838 + shift, 300, 838 + shift, 400, 862 + shift, 476)
    ctx.moveTo(328 - shift, 214)
    ctx.bezierCurveTo(362 - shift, 300, 362 - shift, 400, 338 - shift, 476)
    ctx.stroke()
  }
}

function drawSeams(ctx: Ctx, color: string): void {
  ctx.lineWidth = 2.5
  ctx.strokeStyle = mix(color, '#1b1d26', 0.2)
  ctx.setLineDash([9, 5])
  ctx.beginPath()
  ctx.moveTo(136, 478)
  ctx.quadraticCurveTo(205, 530, 292, 542)
  ctx.moveTo(1064, 478)
  ctx.quadraticCurveTo(995, 530, 908, 542)
  ctx.moveTo(326, 1046)
  ctx.quadraticCurveTo(600, 1100, 874, 1046)
  ctx.stroke()
  ctx.setLineDash([])
}
