import type { Ctx } from '../canvas.ts'
import { scoped } from '../canvas.ts'
import { mix, withAlpha } from '../color.ts'

/** Side of a mockup in pixels. */
export const SIZE = 1200

export const SCENES = [
  'studio',
  'wood',
  'marble',
  'dark',
  'garden',
  'sunset',
  'pastel',
  'office',
  'street',
  'wall',
] as const
export type SceneName = (typeof SCENES)[number]

/** For things that stand in a street, a scene is only a time of day. */
export const isEvening = (scene: SceneName): boolean => scene === 'dark' || scene === 'sunset'

interface Look {
  wall: readonly [string, string]
  table: readonly [string, string]
  surface: 'plain' | 'wood' | 'marble'
  lights?: readonly string[]
}

const LOOKS = {
  studio: { wall: ['#f4f2ef', '#dcd7d1'], table: ['#efece8', '#d3cdc6'], surface: 'plain' },
  wood: { wall: ['#efe7dc', '#cdbda9'], table: ['#b98a5c', '#7f5533'], surface: 'wood' },
  marble: { wall: ['#eceff2', '#c9d0d6'], table: ['#f7f7f6', '#dadcde'], surface: 'marble' },
  dark: { wall: ['#3a3f4d', '#12141b'], table: ['#2a2e39', '#0d0f14'], surface: 'plain' },
  garden: {
    wall: ['#cfe3c0', '#5f8a55'],
    table: ['#c39a6b', '#8a6238'],
    surface: 'wood',
    lights: ['#f4ffd8', '#a8d08d', '#e9f7c9'],
  },
  sunset: {
    wall: ['#ffd9a0', '#d9694f'],
    table: ['#c9835c', '#83432f'],
    surface: 'plain',
    lights: ['#fff0c2', '#ffb37a'],
  },
  pastel: { wall: ['#fde2ec', '#cfe3fb'], table: ['#fdf1e3', '#f3d3dc'], surface: 'plain' },
  office: {
    wall: ['#e4e9ee', '#9fb0bf'],
    table: ['#d9c6ab', '#a98c66'],
    surface: 'wood',
    lights: ['#ffffff', '#dbeafe'],
  },
} satisfies Partial<Record<SceneName, Look>>
type Drawn = keyof typeof LOOKS
export const DRAWN_SCENES = Object.keys(LOOKS) as Drawn[]
const lookOf = (scene: SceneName): Look => (scene in LOOKS ? LOOKS[scene as Drawn] : LOOKS.studio)

/** The same numbers every time: a scene looks alike in the preview and in the export. */
export function* numbers(seed: number): Generator<number, never> {
  let state = seed
  while (true) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state / 2 ** 32
  }
}

function gradient(ctx: Ctx, from: number, to: number, [a, b]: readonly [string, string]) {
  const fill = ctx.createLinearGradient(0, from, 0, to)
  fill.addColorStop(0, a)
  fill.addColorStop(1, b)
  return fill
}

function drawBokeh(ctx: Ctx, colors: readonly string[], floor: number): void {
  const next = numbers(7)
  for (let i = 0; i < 26; i++) {
    const color = colors[i % colors.length] as string
    const radius = 20 + next.next().value * 70
    ctx.fillStyle = withAlpha(color, 0.08 + next.next().value * 0.16)
    ctx.beginPath()
    ctx.arc(next.next().value * SIZE, next.next().value * floor * 0.92, radius, 0, Math.PI * 2)
    ctx.fill()
  }
}

function drawWood(ctx: Ctx, top: number, dark: string): void {
  const next = numbers(3)
  ctx.lineWidth = 1.2
  for (let i = 0; i < 240; i++) {
    const t = next.next().value ** 1.4
    const y = top + t * (SIZE - top)
    ctx.strokeStyle = withAlpha(dark, 0.05 + next.next().value * 0.12)
    ctx.beginPath()
    const x = next.next().value * SIZE
    const length = 200 + next.next().value * 700
    ctx.moveTo(x - length / 2, y)
    ctx.bezierCurveTo(
      x - length / 6,
      y + next.next().value * 8 - 4,
      x + length / 6,
      y + next.next().value * 8 - 4,
      x + length / 2,
      y + 2,
    )
    ctx.stroke()
  }
  ctx.strokeStyle = withAlpha(dark, 0.45)
  for (const share of [0.2, 0.52]) {
    ctx.lineWidth = 2 + share * 2
    ctx.beginPath()
    ctx.moveTo(0, top + (SIZE - top) * share)
    ctx.lineTo(SIZE, top + (SIZE - top) * share)
    ctx.stroke()
  }
}

function drawMarble(ctx: Ctx, top: number): void {
  const next = numbers(11)
  for (let i = 0; i < 26; i++) {
    let x = next.next().value * SIZE
    let y = top + next.next().value * (SIZE - top)
    ctx.strokeStyle = withAlpha('#7b828c', 0.07 + next.next().value * 0.13)
    ctx.lineWidth = 0.8 + next.next().value * 3
    ctx.beginPath()
    ctx.moveTo(x, y)
    for (let step = 0; step < 5; step++) {
      const [dx, dy] = [60 + next.next().value * 110, (next.next().value - 0.45) * 80]
      ctx.quadraticCurveTo(x + dx / 2, Math.max(top, y + dy), x + dx, Math.max(top, y + dy * 0.6))
      x += dx
      y = Math.max(top, y + dy * 0.6)
    }
    ctx.stroke()
  }
}

/** A wall for things that hang or lie flat; of the scene's own stuff. `tint` shifts a plain one towards a colour asked for. */
export function drawWall(ctx: Ctx, name: SceneName, tint?: string): void {
  const { table, surface, lights } = lookOf(name)
  // Out of doors and in an office the stuff is that of the table alone.
  if (surface === 'plain' || lights) paintWall(ctx, name, tint)
  else {
    ctx.fillStyle = gradient(ctx, 0, SIZE, table)
    ctx.fillRect(0, 0, SIZE, SIZE)
    drawSurface(ctx, surface, 0)
    light(ctx)
  }
}

function paintWall(ctx: Ctx, name: SceneName, tint?: string): void {
  const look = lookOf(name)
  const wall = tint
    ? ([mix(look.wall[0], tint, 0.75), mix(look.wall[1], mix(tint, '#000000', 0.25), 0.75)] as const)
    : look.wall
  ctx.fillStyle = gradient(ctx, 0, SIZE, wall)
  ctx.fillRect(0, 0, SIZE, SIZE)
  if (look.lights) drawBokeh(ctx, look.lights, SIZE)
  light(ctx)
}

function light(ctx: Ctx): void {
  const glow = ctx.createRadialGradient(SIZE * 0.32, SIZE * 0.2, 60, SIZE * 0.4, SIZE * 0.4, SIZE * 0.9)
  glow.addColorStop(0, 'rgba(255, 255, 255, 0.35)')
  glow.addColorStop(1, 'rgba(0, 0, 0, 0.16)')
  ctx.fillStyle = glow
  ctx.fillRect(0, 0, SIZE, SIZE)
}

function drawSurface(ctx: Ctx, surface: Look['surface'], top: number): void {
  if (surface === 'wood') drawWood(ctx, top, '#3b2413')
  if (surface === 'marble') drawMarble(ctx, top)
}

/** Far to the side: a shape painted there throws only its shadow onto the canvas. */
const AWAY = 4000

export function castShadow(ctx: Ctx, path: (ctx: Ctx) => void, { blur = 40, alpha = 0.4, x = 0, y = 0 } = {}): void {
  scoped(ctx, () => {
    ctx.shadowColor = `rgba(20, 14, 8, ${alpha})`
    ctx.shadowBlur = blur
    ctx.shadowOffsetX = AWAY + x
    ctx.shadowOffsetY = y
    ctx.translate(-AWAY, 0)
    ctx.fillStyle = '#000000'
    path(ctx)
    ctx.fill()
  })
}

export function ramp(
  ctx: Ctx,
  from: readonly [number, number],
  to: readonly [number, number],
  stops: readonly (readonly [number, string])[],
): CanvasGradient {
  const fill = ctx.createLinearGradient(from[0], from[1], to[0], to[1])
  for (const [at, color] of stops) fill.addColorStop(at, color)
  return fill
}
