import { createCanvas } from '@napi-rs/canvas'
import type { Ctx, Drawable } from '../../draw/canvas.ts'
import { drawFlyer, FLYER_DESIGNS } from '../../draw/flyer/flyer.ts'
import type { FlyerJob } from '../../draw/flyer/job.ts'

export function square(size: number, color: string): Drawable {
  const canvas = createCanvas(size, size)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = color
  ctx.fillRect(0, 0, size, size)
  return { source: canvas as unknown as CanvasImageSource, width: size, height: size }
}

export const JOB: FlyerJob = {
  logo: square(100, '#ff00ff'),
  colors: ['#3b82f6', '#10b981', '#f59e0b'],
  content: 'Grand opening! Come and taste our fresh coffee.',
  brandName: 'Ọkafor',
  contacts: [],
}

export function paint(name: keyof typeof FLYER_DESIGNS, change: Partial<FlyerJob>, rank = 0) {
  const { size } = FLYER_DESIGNS[name]
  const ctx = createCanvas(size.width, size.height).getContext('2d')
  const texts: { text: string; left: number; right: number; y: number }[] = []
  const fillText = ctx.fillText.bind(ctx)
  ctx.fillText = (text: string, x: number, y: number) => {
    const width = ctx.measureText(text).width
    const left = ctx.textAlign === 'center' ? x - width / 2 : ctx.textAlign === 'right' ? x - width : x
    const { a, c, e, b, d, f } = ctx.getTransform()
    const top = y - Number(/(\d+(\.\d+)?)px/.exec(ctx.font)?.[1]) * 0.7
    const ends = [left, left + width].flatMap((at) => [a * at + c * y + e, a * at + c * top + e])
    texts.push({ text, left: Math.min(...ends), right: Math.max(...ends), y: b * x + d * y + f })
    fillText(text, x, y)
  }
  drawFlyer(ctx as unknown as Ctx, name, { ...JOB, ...change }, rank)
  return { texts, size, pixels: () => ctx.getImageData(0, 0, size.width, size.height).data }
}

export const NAMES = Object.keys(FLYER_DESIGNS) as (keyof typeof FLYER_DESIGNS)[]
export const LAYOUTS = NAMES.flatMap((name) => FLYER_DESIGNS[name].layouts.map((_, rank) => ({ name, rank })))
