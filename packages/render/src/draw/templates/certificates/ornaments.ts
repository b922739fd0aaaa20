import { type Ctx, scoped } from '../../canvas.ts'
import { SHEET } from './sheet.ts'

const { width, height } = SHEET

export function inCorners(ctx: Ctx, paint: () => void): void {
  for (const [right, low] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    scoped(ctx, () => {
      ctx.translate(right * width, low * height)
      ctx.scale(right ? -1 : 1, low ? -1 : 1)
      paint()
    })
  }
}

export function frame(ctx: Ctx, inset: number, thick: number, color: string, radius = 0): void {
  ctx.strokeStyle = color
  ctx.lineWidth = thick
  ctx.beginPath()
  ctx.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius)
  ctx.stroke()
}

export function rosette(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  color: string,
  { petals = 12, rings = 5, line = 1.4 } = {},
): void {
  ctx.strokeStyle = color
  ctx.lineWidth = line
  for (let ring = 0; ring < rings; ring++) {
    const base = radius * (0.5 + (0.42 * ring) / rings)
    const wave = radius * 0.2 * (1 - ring / (rings * 1.6))
    ctx.beginPath()
    for (let step = 0; step <= 360; step++) {
      const angle = (step * Math.PI) / 180
      const r = base + wave * Math.cos(petals * angle + (ring * Math.PI) / rings)
      ctx.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle))
    }
    ctx.closePath()
    ctx.stroke()
  }
}

export function braid(
  ctx: Ctx,
  from: [number, number],
  to: [number, number],
  swing: number,
  color: string,
  line = 1.6,
): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const turns = Math.round(length / (swing * 4))
  ctx.strokeStyle = color
  ctx.lineWidth = line
  for (const [phase, share] of [
    [0, 1],
    [Math.PI, 1],
    [0, 0.5],
    [Math.PI, 0.5],
    [Math.PI / 2, 1],
    [-Math.PI / 2, 1],
  ] as const) {
    ctx.beginPath()
    for (let step = 0; step <= 1; step += 1 / (turns * 16)) {
      const off = swing * share * Math.sin(step * turns * Math.PI * 2 + phase)
      ctx.lineTo(from[0] + dx * step - (dy / length) * off, from[1] + dy * step + (dx / length) * off)
    }
    ctx.stroke()
  }
}

export function seal(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  color: string,
  light: string,
  ribbon: string | null,
): void {
  if (ribbon) {
    ctx.fillStyle = ribbon
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(x + side * radius * 0.12, y)
      ctx.lineTo(x + side * radius * 0.8, y + radius * 1.75)
      ctx.lineTo(x + side * radius * 0.44, y + radius * 1.6)
      ctx.lineTo(x + side * radius * 0.22, y + radius * 1.95)
      ctx.lineTo(x - side * radius * 0.34, y + radius * 0.3)
      ctx.fill()
    }
  }
  ctx.fillStyle = color
  ctx.beginPath()
  for (let step = 0; step < 72; step++) {
    const r = radius * (step % 2 ? 0.94 : 1.02)
    ctx.lineTo(x + r * Math.cos((step * Math.PI) / 36), y + r * Math.sin((step * Math.PI) / 36))
  }
  ctx.fill()
  ctx.strokeStyle = light
  ctx.lineWidth = radius * 0.03
  for (const share of [0.8, 0.72]) {
    ctx.beginPath()
    ctx.arc(x, y, radius * share, 0, Math.PI * 2)
    ctx.stroke()
  }
  star(ctx, x, y, radius * 0.42, light)
}

export function star(ctx: Ctx, x: number, y: number, radius: number, color: string): void {
  ctx.fillStyle = color
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const r = point % 2 ? radius * 0.42 : radius
    const angle = (point * Math.PI) / 5 - Math.PI / 2
    ctx.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle))
  }
  ctx.fill()
}

export function branch(ctx: Ctx, x: number, y: number, radius: number, color: string, side: 1 | -1): void {
  ctx.strokeStyle = color
  ctx.lineWidth = radius * 0.03
  ctx.beginPath()
  const [from, to] = [Math.PI * 0.5, -Math.PI * 0.28]
  for (let step = 0; step <= 30; step++) {
    const angle = from + ((to - from) * step) / 30
    ctx.lineTo(x + side * radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  ctx.stroke()
  ctx.fillStyle = color
  for (let leaf = 0; leaf < 9; leaf++) {
    const angle = from + ((to - from) * (leaf + 0.6)) / 9
    for (const out of [1, -1]) {
      scoped(ctx, () => {
        ctx.translate(x + side * radius * Math.cos(angle), y + radius * Math.sin(angle))
        ctx.scale(side, 1)
        ctx.rotate(angle - Math.PI / 2 - out * 0.62)
        ctx.beginPath()
        ctx.ellipse(0, -radius * 0.16, radius * 0.062, radius * 0.16, 0, 0, Math.PI * 2)
        ctx.fill()
      })
    }
  }
}
