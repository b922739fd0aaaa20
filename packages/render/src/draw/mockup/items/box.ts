import { polygon } from '../../canvas.ts'
import { mix, withAlpha } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { castShadow, drawTable, face, numbers, ramp } from '../scene.ts'
import { bounds, fitInside, type Point, print, quadInverse } from '../warp.ts'

const FRONT: [Point, Point, Point, Point] = [
  [262, 440],
  [716, 520],
  [716, 1072],
  [262, 936],
]
const SIDE: [Point, Point, Point, Point] = [
  [716, 520],
  [978, 430],
  [978, 900],
  [716, 1072],
]
const LID: [Point, Point, Point, Point] = [
  [262, 440],
  [538, 366],
  [978, 430],
  [716, 520],
]

export const drawBox: DrawItem = (ctx, logo, look) => {
  const color = look.ground
  drawTable(ctx, look.scene, look.tint)
  castShadow(ctx, (c) => polygon(c, [FRONT[3], FRONT[2], SIDE[2], [1150, 928], [930, 1096], [720, 1100]]), {
    blur: 50,
    alpha: 0.4,
  })
  castShadow(ctx, (c) => polygon(c, [FRONT[3], FRONT[2], SIDE[2], [980, 912], [718, 1090], [262, 950]]), {
    blur: 14,
    alpha: 0.5,
  })
  face(
    ctx,
    FRONT,
    ramp(
      ctx,
      [262, 440],
      [716, 1072],
      [
        [0, mix(color, '#ffffff', 0.16)],
        [1, mix(color, '#2b1a0a', 0.1)],
      ],
    ),
  )
  face(
    ctx,
    SIDE,
    ramp(
      ctx,
      [716, 520],
      [978, 900],
      [
        [0, mix(color, '#2b1a0a', 0.26)],
        [1, mix(color, '#2b1a0a', 0.42)],
      ],
    ),
  )
  face(
    ctx,
    LID,
    ramp(
      ctx,
      [262, 440],
      [978, 430],
      [
        [0, mix(color, '#ffffff', 0.34)],
        [1, mix(color, '#ffffff', 0.14)],
      ],
    ),
  )
  drawGrain(ctx)
  face(
    ctx,
    [
      [484, 381],
      [548, 367],
      [760, 505],
      [700, 517],
    ].map(([x, y]) => [x, y] as Point),
    withAlpha('#fff6e6', 0.35),
  )
  const front = quadInverse(FRONT)
  const inFront = fitInside(logo, 0.86, 0.66)
  print(
    ctx,
    logo,
    bounds(FRONT),
    (x, y) => inFront(front(x, y)),
    (x, y) => 1.03 - ((x - 262) / 454) * 0.06 - ((y - 440) / 640) * 0.08,
    0.94,
  )
  const side = quadInverse(SIDE)
  const inSide = fitInside(logo, 0.55, 0.5)
  print(
    ctx,
    logo,
    bounds(SIDE),
    (x, y) => inSide(side(x, y)),
    () => 0.7,
    0.85,
  )
  ctx.lineWidth = 2.5
  ctx.strokeStyle = withAlpha(mix(color, '#ffffff', 0.6), 0.8)
  ctx.beginPath()
  ctx.moveTo(262, 440)
  ctx.lineTo(716, 520)
  ctx.lineTo(978, 430)
  ctx.moveTo(716, 520)
  ctx.lineTo(716, 1072)
  ctx.stroke()
}

/** Fibres of card. */
function drawGrain(ctx: Parameters<DrawItem>[0]): void {
  const next = numbers(5)
  ctx.save()
  ctx.beginPath()
  for (const [x, y] of [FRONT[0], LID[1], SIDE[1], SIDE[2], FRONT[2], FRONT[3]]) ctx.lineTo(x, y)
  ctx.closePath()
  ctx.clip()
  for (let i = 0; i < 900; i++) {
    ctx.fillStyle = next.next().value > 0.5 ? 'rgba(255, 240, 215, 0.06)' : 'rgba(60, 35, 10, 0.05)'
    ctx.fillRect(250 + next.next().value * 740, 360 + next.next().value * 720, 3 + next.next().value * 16, 1.2)
  }
  ctx.restore()
}
