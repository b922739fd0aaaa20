import type { FlyerVariant } from '@ufaro/contract/tools/flyer.ts'
import type { Box, Ctx } from '../canvas.ts'
import { asDrawn } from '../text.ts'
import { drawFlyer, FLYER_DESIGNS } from './flyer.ts'
import type { FlyerJob } from './job.ts'

export type FlyerField = 'content' | 'brandName' | 'contacts'

/** The box is in fractions of the flyer. */
export interface FlyerSpot {
  field: FlyerField
  text: string
  box: Box
}

interface Line {
  text: string
  /** Font size in pixels. */
  size: number
  box: Box
}

/** @param ctx a scratch context of any size */
export function findFlyerTexts(ctx: Ctx, variant: FlyerVariant, job: FlyerJob, rank = 0): FlyerSpot[] {
  const { width, height } = FLYER_DESIGNS[variant].size
  const spots: FlyerSpot[] = []
  let before = 0
  for (const { text, size, box } of watch(ctx, () => drawFlyer(ctx, variant, job, rank))) {
    const field = fieldOf(text, job)
    if (!field) continue
    const share = { x: box.x / width, y: box.y / height, width: box.width / width, height: box.height / height }
    const last = spots.at(-1)
    // All contacts form one target, because they are too close together to tap one by one.
    const goesOn = last?.field === field && (field === 'contacts' || Math.abs(size - before) < 0.5)
    before = size
    const plain = text.replaceAll('\u00a0', ' ')
    if (goesOn) {
      last.text += ` ${plain}`
      last.box = around(last.box, share)
    } else spots.push({ field, text: plain, box: share })
  }
  return spots
}

/** Runs `draw` and records the text and place of every drawn line, in pixels. */
function watch(ctx: Ctx, draw: () => void): Line[] {
  const lines: Line[] = []
  const write = ctx.fillText.bind(ctx)
  ctx.fillText = (text, x, y) => {
    const size = Number(/([\d.]+)px/.exec(ctx.font)?.[1] ?? 0)
    lines.push({ text, size, box: placeOf(ctx, { text, size, x, y }) })
    write(text, x, y)
  }
  draw()
  ctx.fillText = write
  return lines
}

function placeOf(ctx: Ctx, { text, size, x, y }: { text: string; size: number; x: number; y: number }): Box {
  const width = ctx.measureText(text).width
  const left = ctx.textAlign === 'center' ? x - width / 2 : ctx.textAlign === 'right' ? x - width : x
  const { a, b, c, d, e, f } = ctx.getTransform()
  const corners = [left, left + width].flatMap((at) =>
    [y - size * 0.85, y + size * 0.25].map((row) => ({ x: a * at + c * row + e, y: b * at + d * row + f })),
  )
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [x0, y0] = [Math.min(...xs), Math.min(...ys)]
  return { x: x0, y: y0, width: Math.max(...xs) - x0, height: Math.max(...ys) - y0 }
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** Layouts change case, hyphens and line breaks, so only letters and digits are compared. */
const bare = (text: string): string =>
  asDrawn(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

function fieldOf(line: string, { brandName, contacts, content }: FlyerJob): FlyerField | null {
  const words = bare(line)
  if (!words) return null
  if (words === bare(brandName)) return 'brandName'
  if (contacts.some(({ value }) => bare(value).includes(words)) && !bare(content).includes(words)) return 'contacts'
  if (bare(content).includes(words)) return 'content'
  return bare(brandName).includes(words) ? 'brandName' : null
}
