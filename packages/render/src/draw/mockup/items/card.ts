import { mix, withAlpha } from '../../color.ts'
import type { DrawItem } from '../item.ts'
import { castShadow, drawTable, drawWall, face, ramp, SIZE } from '../scene.ts'
import { bounds, fitInside, type Point, print, quadInverse } from '../warp.ts'

type Quad = [Point, Point, Point, Point]
const FRONT: Quad = [
  [150, 640],
  [736, 478],
  [914, 832],
  [306, 1020],
]
const BACK: Quad = [
  [410, 236],
  [1010, 150],
  [1110, 452],
  [494, 560],
]

const path = (quad: Quad) => (ctx: Parameters<DrawItem>[0]) => {
  ctx.beginPath()
  for (const [x, y] of quad) ctx.lineTo(x, y)
  ctx.closePath()
}

/** The card's thickness, seen along its two near edges. */
function drawEdge(ctx: Parameters<DrawItem>[0], quad: Quad, color: string): void {
  const [, right, near, left] = quad
  const lower = ([x, y]: Point): Point => [x, y + 9]
  face(ctx, [left, near, lower(near), lower(left)], mix(color, '#10131a', 0.3))
  face(ctx, [near, right, lower(right), lower(near)], mix(color, '#10131a', 0.42))
}

export const drawCard: DrawItem = (ctx, logo, look) => {
  const color = look.ground
  if (look.scene === 'studio' || look.scene === 'dark' || look.scene === 'pastel') drawWall(ctx, look.scene, look.tint)
  else {
    // Seen from above: the table fills the picture.
    ctx.save()
    ctx.translate(0, -2400)
    ctx.scale(1, 3)
    drawTable(ctx, look.scene, look.tint)
    ctx.restore()
  }
  const back = mix(color, '#1b1f2a', 0.13)
  for (const [quad, fill] of [
    [BACK, back],
    [FRONT, color],
  ] as const) {
    castShadow(ctx, path(quad), { blur: 50, alpha: 0.5, x: 10, y: 34 })
    castShadow(ctx, path(quad), { blur: 8, alpha: 0.4, y: 8 })
    drawEdge(ctx, quad, fill)
    face(
      ctx,
      quad,
      ramp(ctx, quad[0], quad[2], [
        [0, mix(fill, '#ffffff', 0.22)],
        [0.55, fill],
        [1, mix(fill, '#10131a', 0.12)],
      ]),
    )
  }
  const dark = quadInverse(BACK)
  const small = fitInside(logo, 1.75, 0.36)
  const whole = fitInside(logo, 1.75, 0.62)
  print(
    ctx,
    logo,
    bounds(BACK),
    (x, y) => small(dark(x, y)),
    () => 1.02,
    0.9,
  )
  const front = quadInverse(FRONT)
  // The front card lies over the other's lower corner, print and all.
  face(
    ctx,
    FRONT,
    ramp(ctx, FRONT[0], FRONT[2], [
      [0, mix(color, '#ffffff', 0.22)],
      [0.55, color],
      [1, mix(color, '#10131a', 0.12)],
    ]),
  )
  print(
    ctx,
    logo,
    bounds(FRONT),
    (x, y) => whole(front(x, y)),
    (x, y) => 1.04 - ((x + y) / (2 * SIZE)) * 0.14,
    0.96,
  )
  ctx.fillStyle = ramp(ctx, FRONT[0], FRONT[2], [
    [0.3, withAlpha('#ffffff', 0)],
    [0.42, withAlpha('#ffffff', 0.22)],
    [0.55, withAlpha('#ffffff', 0)],
  ])
  path(FRONT)(ctx)
  ctx.fill()
}
