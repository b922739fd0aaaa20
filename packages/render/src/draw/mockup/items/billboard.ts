import type { Ctx } from '../../canvas.ts'
import { mix } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { castShadow, face, isEvening, numbers, ramp, SIZE } from '../scene.ts'
import { bounds, fitInside, type Point, print, quadInverse } from '../warp.ts'

const BOARD: [Point, Point, Point, Point] = [
  [150, 236],
  [1046, 172],
  [1046, 640],
  [150, 610],
]

function drawSky(ctx: Ctx, evening: boolean, tint?: string): void {
  const [top, low] = evening ? ['#40386b', '#f2a266'] : ['#5d9be0', '#e9f3fb']
  ctx.fillStyle = ramp(
    ctx,
    [0, 0],
    [0, 1000],
    [
      [0, tint ? mix(top, tint, 0.5) : top],
      [1, low],
    ],
  )
  ctx.fillRect(0, 0, SIZE, SIZE)
  drawClouds(ctx, evening)
}

function drawClouds(ctx: Ctx, evening: boolean): void {
  const next = numbers(23)
  const light = evening ? '255, 214, 180' : '255, 255, 255'
  for (const [x, y, width] of [
    [170, 130, 300],
    [780, 90, 380],
    [1080, 420, 300],
    [60, 470, 260],
  ] as const) {
    for (let i = 0; i < 46; i++) {
      const along = next.next().value * 2 - 1
      const radius = (18 + next.next().value * 46) * (1.1 - along * along * 0.7)
      const [px, py] = [x + (along * width) / 2, y - next.next().value * 44 * (1 - along * along)]
      const puff = ctx.createRadialGradient(px, py - radius * 0.2, 0, px, py, radius)
      puff.addColorStop(0, `rgba(${light}, ${evening ? 0.12 : 0.26})`)
      puff.addColorStop(1, `rgba(${light}, 0)`)
      ctx.fillStyle = puff
      ctx.fillRect(px - radius, py - radius, radius * 2, radius * 2)
    }
  }
}

function drawCity(ctx: Ctx, evening: boolean): void {
  const next = numbers(31)
  for (const [shade, floor, tallest] of [
    [evening ? '#5b4a6f' : '#a9bccd', 960, 300],
    [evening ? '#2f2843' : '#6d8296', 1010, 220],
  ] as const) {
    for (let x = -20; x < SIZE; ) {
      const width = 50 + next.next().value * 90
      const height = 60 + next.next().value * tallest
      ctx.fillStyle = mix(shade, '#000000', next.next().value * 0.14)
      ctx.fillRect(x, floor - height, width, height + 60)
      ctx.fillStyle = evening ? 'rgba(255, 214, 130, 0.7)' : 'rgba(235, 245, 255, 0.45)'
      for (let wy = floor - height + 14; wy < floor - 12; wy += 22) {
        for (let wx = x + 10; wx < x + width - 12; wx += 20) if (next.next().value > 0.45) ctx.fillRect(wx, wy, 9, 11)
      }
      x += width + 4
    }
  }
  ctx.fillStyle = ramp(
    ctx,
    [0, 1000],
    [0, SIZE],
    [
      [0, '#5b6068'],
      [1, '#2c2f35'],
    ],
  )
  ctx.fillRect(0, 1010, SIZE, SIZE - 1010)
  ctx.fillStyle = '#e8d9a0'
  for (let x = 20; x < SIZE; x += 190) ctx.fillRect(x, 1100, 100, 10)
}

function drawPosts(ctx: Ctx): void {
  for (const x of [380, 820]) {
    ctx.fillStyle = ramp(
      ctx,
      [x, 0],
      [x + 46, 0],
      [
        [0, '#4a4f57'],
        [0.35, '#aab0b9'],
        [1, '#2a2d33'],
      ],
    )
    ctx.fillRect(x, 600, 46, 450)
  }
  face(
    ctx,
    [
      [140, 622],
      [1056, 652],
      [1056, 676],
      [140, 644],
    ],
    '#3a3e45',
  )
}

function drawLamps(ctx: Ctx): void {
  for (const x of [300, 600, 900]) {
    const y = 640 + ((x - 150) / 900) * 24
    ctx.strokeStyle = '#2b2e34'
    ctx.lineWidth = 7
    ctx.beginPath()
    ctx.moveTo(x, y + 6)
    ctx.lineTo(x, y + 46)
    ctx.lineTo(x - 14, y + 46)
    ctx.stroke()
    ctx.fillStyle = '#16181c'
    ctx.fillRect(x - 34, y + 36, 36, 18)
  }
}

export const drawBillboard: DrawItem = (ctx, logo, look) => {
  const evening = isEvening(look.scene)
  const color = look.ground
  drawSky(ctx, evening, look.tint)
  drawCity(ctx, evening)
  drawPosts(ctx)
  castShadow(
    ctx,
    (c) => {
      c.beginPath()
      for (const [x, y] of BOARD) c.lineTo(x, y)
      c.closePath()
    },
    { blur: 40, alpha: 0.35, x: 10, y: 18 },
  )
  const frame = BOARD.map(([x, y], i) => [x + (i === 0 || i === 3 ? -16 : 16), y + (i < 2 ? -16 : 16)] as Point)
  face(ctx, frame, '#2b2e34')
  face(
    ctx,
    BOARD,
    ramp(ctx, BOARD[0], BOARD[2], [
      [0, mix(color, '#ffffff', 0.3)],
      [1, mix(color, '#1b1d26', evening ? 0.18 : 0.08)],
    ]),
  )
  const inverse = quadInverse(BOARD)
  const inner = fitInside(logo, 1.95, 0.8)
  print(
    ctx,
    logo,
    bounds(BOARD),
    (x, y) => inner(inverse(x, y)),
    (x) => 1.02 - ((x - 150) / 900) * 0.08,
    0.98,
  )
  drawLamps(ctx)
}
