import type { Ctx } from '../../canvas.ts'
import { mix, withAlpha } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { castShadow, isEvening, numbers, ramp, SIZE } from '../scene.ts'
import { fitInside, print } from '../warp.ts'

const LAMPS = [340, 600, 860]
const BOARD = { x: 190, y: 200, width: 820, height: 330 }

function drawBricks(ctx: Ctx, tint?: string): void {
  const base = tint ? mix('#9a5a41', tint, 0.7) : '#9a5a41'
  ctx.fillStyle = mix(base, '#d8c9b8', 0.55)
  ctx.fillRect(0, 0, SIZE, SIZE)
  const next = numbers(19)
  for (let row = 0; row * 34 < 640; row++) {
    for (let x = row % 2 === 0 ? -50 : 0; x < SIZE; x += 100) {
      ctx.fillStyle = mix(base, next.next().value > 0.5 ? '#2c140b' : '#e8b896', next.next().value * 0.24)
      ctx.fillRect(x + 2, row * 34 + 2, 96, 30)
    }
  }
}

function drawDusk(ctx: Ctx): void {
  ctx.fillStyle = ramp(
    ctx,
    [0, 0],
    [0, 640],
    [
      [0, 'rgba(16, 14, 44, 0.72)'],
      [1, 'rgba(30, 18, 40, 0.5)'],
    ],
  )
  ctx.fillRect(0, 0, SIZE, SIZE)
}

function drawWindow(ctx: Ctx): void {
  ctx.fillStyle = '#23262d'
  ctx.fillRect(70, 640, SIZE - 140, 520)
  const glass = ramp(
    ctx,
    [100, 660],
    [1100, 1150],
    [
      [0, '#9fb6c4'],
      [0.4, '#f2e3bd'],
      [0.7, '#cfa96a'],
      [1, '#6d5638'],
    ],
  )
  for (const [x, width] of [
    [94, 420],
    [686, 420],
  ] as const) {
    ctx.fillStyle = glass
    ctx.fillRect(x, 664, width, 472)
    ctx.fillStyle = 'rgba(255, 255, 255, 0.16)'
    ctx.beginPath()
    ctx.moveTo(x + 40, 664)
    ctx.lineTo(x + 150, 664)
    ctx.lineTo(x + 20, 1136)
    ctx.lineTo(x, 1136)
    ctx.lineTo(x, 790)
    ctx.closePath()
    ctx.fill()
  }
  ctx.fillStyle = '#3a2c22'
  ctx.fillRect(532, 664, 136, 496)
  ctx.fillStyle = ramp(
    ctx,
    [540, 680],
    [660, 1100],
    [
      [0, '#b9cbd4'],
      [1, '#8a6a3d'],
    ],
  )
  ctx.fillRect(552, 690, 96, 330)
  ctx.fillStyle = '#d9b45b'
  ctx.fillRect(636, 890, 8, 70)
  ctx.fillStyle = '#8d877f'
  ctx.fillRect(0, 1160, SIZE, 40)
}

function drawAwning(ctx: Ctx, color: string): void {
  castShadow(
    ctx,
    (c) => {
      c.beginPath()
      c.rect(40, 600, SIZE - 80, 120)
    },
    { blur: 40, alpha: 0.5, y: 26 },
  )
  const stripes = 14
  const width = (SIZE - 80) / stripes
  for (let i = 0; i < stripes; i++) {
    const x = 40 + i * width
    ctx.fillStyle = i % 2 === 0 ? color : '#f7f3ec'
    ctx.beginPath()
    ctx.moveTo(x + 6, 590)
    ctx.lineTo(x + width, 590)
    ctx.lineTo(x + width, 700)
    ctx.arc(x + width / 2, 700, width / 2, 0, Math.PI)
    ctx.closePath()
    ctx.fill()
  }
  ctx.fillStyle = ramp(
    ctx,
    [0, 590],
    [0, 740],
    [
      [0, 'rgba(255, 255, 255, 0.22)'],
      [1, 'rgba(0, 0, 0, 0.22)'],
    ],
  )
  ctx.fillRect(40, 590, SIZE - 80, 146)
}

function drawLamps(ctx: Ctx): void {
  for (const x of LAMPS) {
    ctx.strokeStyle = '#1a1b20'
    ctx.lineWidth = 8
    ctx.beginPath()
    ctx.moveTo(x, 96)
    ctx.quadraticCurveTo(x, 60, x, 132)
    ctx.stroke()
    ctx.fillStyle = '#1a1b20'
    ctx.beginPath()
    ctx.moveTo(x - 20, 132)
    ctx.lineTo(x + 20, 132)
    ctx.lineTo(x + 46, 176)
    ctx.lineTo(x - 46, 176)
    ctx.closePath()
    ctx.fill()
  }
}

function drawGlow(ctx: Ctx): void {
  for (const x of LAMPS) {
    const glow = ctx.createRadialGradient(x, 180, 8, x, 300, 260)
    glow.addColorStop(0, 'rgba(255, 240, 200, 0.5)')
    glow.addColorStop(1, 'rgba(255, 240, 200, 0)')
    ctx.fillStyle = glow
    ctx.fillRect(x - 260, 176, 520, 400)
  }
}

export const drawSign: DrawItem = (ctx, logo, look) => {
  const color = look.color ?? '#1f5f4b'
  drawBricks(ctx, look.tint)
  if (isEvening(look.scene)) drawDusk(ctx)
  drawWindow(ctx)
  const { x, y, width, height } = BOARD
  const board = (c: Ctx) => {
    c.beginPath()
    c.roundRect(x, y, width, height, 18)
  }
  castShadow(ctx, board, { blur: 40, alpha: 0.6, x: 12, y: 24 })
  board(ctx)
  ctx.fillStyle = ramp(
    ctx,
    [x, y],
    [x, y + height],
    [
      [0, mix(look.ground, '#ffffff', 0.1)],
      [1, mix(look.ground, '#14110f', 0.1)],
    ],
  )
  ctx.fill()
  ctx.lineWidth = 16
  ctx.strokeStyle = color
  ctx.stroke()
  ctx.lineWidth = 3
  ctx.strokeStyle = withAlpha('#ffffff', 0.4)
  ctx.stroke()
  drawGlow(ctx)
  const inner = fitInside(logo, width / height, 0.84)
  print(
    ctx,
    logo,
    BOARD,
    (px, py) => inner([(px - x) / width, (py - y) / height]),
    (_, py) => 1.06 - ((py - y) / height) * 0.14,
    0.98,
  )
  drawAwning(ctx, color)
  drawLamps(ctx)
}
