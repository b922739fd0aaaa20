import type { Ctx } from './canvas.ts'
import { scoped } from './canvas.ts'

export type Icon =
  | 'address'
  | 'email'
  | 'phone'
  | 'website'
  | 'facebook'
  | 'instagram'
  | 'twitter'
  | 'linkedin'
  | 'tiktok'
  | 'youtube'
  | 'social_media'

type Paint = (ctx: Ctx) => void

const line = (ctx: Ctx, ...points: [number, number][]) => {
  ctx.beginPath()
  for (const [x, y] of points) ctx.lineTo(x, y)
  ctx.stroke()
}
const ring = (ctx: Ctx, x: number, y: number, radius: number) => {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.stroke()
}
const dot = (ctx: Ctx, x: number, y: number, radius: number) => {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

/** Icons are 24 units wide and high, in the context's stroke and fill colour. */
const PAINT: Record<Icon, Paint> = {
  address: (ctx) => {
    ctx.beginPath()
    ctx.moveTo(12, 21)
    ctx.bezierCurveTo(7, 15, 5, 12.5, 5, 9.5)
    ctx.arc(12, 9.5, 7, Math.PI, 0)
    ctx.bezierCurveTo(19, 12.5, 17, 15, 12, 21)
    ctx.stroke()
    dot(ctx, 12, 9.5, 2.4)
  },
  email: (ctx) => {
    ctx.beginPath()
    ctx.roundRect(3, 5.5, 18, 13, 2)
    ctx.stroke()
    line(ctx, [3.5, 7], [12, 13], [20.5, 7])
  },
  phone: (ctx) => {
    ctx.beginPath()
    ctx.moveTo(6.2, 3.5)
    ctx.lineTo(9.4, 3.5)
    ctx.lineTo(11, 8)
    ctx.lineTo(8.6, 9.8)
    ctx.bezierCurveTo(9.8, 12.3, 11.7, 14.2, 14.2, 15.4)
    ctx.lineTo(16, 13)
    ctx.lineTo(20.5, 14.6)
    ctx.lineTo(20.5, 17.8)
    ctx.bezierCurveTo(20.5, 19.6, 19, 20.7, 17.4, 20.5)
    ctx.bezierCurveTo(10, 19.6, 4.4, 14, 3.5, 6.6)
    ctx.bezierCurveTo(3.3, 5, 4.4, 3.5, 6.2, 3.5)
    ctx.closePath()
    ctx.stroke()
  },
  website: (ctx) => {
    ring(ctx, 12, 12, 8.8)
    line(ctx, [3.2, 12], [20.8, 12])
    ctx.beginPath()
    ctx.ellipse(12, 12, 3.9, 8.8, 0, 0, Math.PI * 2)
    ctx.stroke()
  },
  facebook: (ctx) => {
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.moveTo(16.5, 4)
    ctx.lineTo(15, 4)
    ctx.quadraticCurveTo(11.5, 4, 11.5, 7.6)
    ctx.lineTo(11.5, 21)
    ctx.stroke()
    line(ctx, [7.6, 11.4], [16, 11.4])
  },
  instagram: (ctx) => {
    ctx.beginPath()
    ctx.roundRect(3.5, 3.5, 17, 17, 5)
    ctx.stroke()
    ring(ctx, 12, 12, 4)
    dot(ctx, 16.9, 7.1, 1.2)
  },
  twitter: (ctx) => {
    ctx.lineWidth = 2.4
    line(ctx, [4.5, 4.5], [19.5, 19.5])
    line(ctx, [19, 4.5], [5, 19.5])
  },
  linkedin: (ctx) => {
    ctx.lineWidth = 2.8
    dot(ctx, 5.4, 5, 1.9)
    line(ctx, [5.4, 9.5], [5.4, 20])
    line(ctx, [10.8, 9.5], [10.8, 20])
    ctx.beginPath()
    ctx.moveTo(10.8, 14.5)
    ctx.bezierCurveTo(10.8, 9.4, 19, 9, 19, 14.5)
    ctx.lineTo(19, 20)
    ctx.stroke()
  },
  tiktok: (ctx) => {
    ctx.lineWidth = 2.8
    ctx.beginPath()
    ctx.arc(9.6, 16.2, 3.9, -Math.PI / 2, Math.PI * 2)
    ctx.lineTo(13.5, 3.5)
    ctx.bezierCurveTo(14, 6.6, 16, 8.4, 19.2, 8.6)
    ctx.stroke()
  },
  youtube: (ctx) => {
    ctx.beginPath()
    ctx.roundRect(2.5, 5.5, 19, 13, 4)
    ctx.stroke()
    ctx.beginPath()
    ctx.moveTo(10.2, 9)
    ctx.lineTo(15.4, 12)
    ctx.lineTo(10.2, 15)
    ctx.closePath()
    ctx.fill()
  },
  social_media: (ctx) => {
    ring(ctx, 12, 9, 3.6)
    ctx.beginPath()
    ctx.arc(12, 21, 7, Math.PI, 0)
    ctx.stroke()
  },
}

export function drawIcon(ctx: Ctx, icon: Icon, x: number, y: number, size: number, color: string): void {
  scoped(ctx, () => {
    ctx.translate(x, y)
    ctx.scale(size / 24, size / 24)
    ctx.strokeStyle = color
    ctx.fillStyle = color
    ctx.lineWidth = 1.9
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    PAINT[icon](ctx)
  })
}
