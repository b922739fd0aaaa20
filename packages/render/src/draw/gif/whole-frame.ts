import type { GifSettings } from '@ufaro/contract/tools/gif.ts'
import { type Box, type Ctx, type Drawable, drawCover, scoped } from '../canvas.ts'

/** A photo that leaves at most this share of the frame empty is cropped to fill the frame. */
const NEAR = 0.16
/**
 * A photo's edge is scaled down to this grid of cells. `APART` is the largest difference (0 to 255) between
 * neighbouring cells of a plain edge.
 */
const CELLS = { across: 24, deep: 6 }
const APART = 9

/** A photo that fills the frame without a visible edge. Its plain background may be continued beyond its sides. */
export interface Whole {
  box: Box
  /** Empty pixels before and after the photo, along the axis on which the photo is too short. */
  before: number
  after: number
}

const known = new WeakMap<Drawable, Map<string, Whole | null>>()

/** Null if the user chose a background or another frame, or if an edge of the photo would be visible. */
export function wholeFrame(ctx: Ctx, settings: GifSettings, picture: Drawable, frame: Box): Whole | null {
  const { useAestheticBackground, backgroundType, backgroundStyle, frameStyle } = settings
  const isDefault = !useAestheticBackground || (backgroundType === 'blur' && backgroundStyle === 'light')
  if (!isDefault || (frameStyle !== 'none' && frameStyle !== 'thin')) return null
  const plans = known.get(picture) ?? new Map<string, Whole | null>()
  known.set(picture, plans)
  const key = `${frame.width} ${frame.height}`
  const plan = plans.has(key) ? (plans.get(key) ?? null) : planFor(ctx, picture, frame)
  plans.set(key, plan)
  return plan
}

function planFor(ctx: Ctx, picture: Drawable, frame: Box): Whole | null {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  const isLow = frame.height - height > frame.width - width
  const spare = isLow ? frame.height - height : frame.width - width
  const plain = (isFirst: boolean, depth: number) => isPlainEdge(ctx, picture, isLow, isFirst, depth / scale)
  const [first, last] = [plain(true, spare / 2), plain(false, spare / 2)]
  const before = first && last ? spare / 2 : first && plain(true, spare) ? spare : 0
  const after = first && last ? spare / 2 : last && before === 0 && plain(false, spare) ? spare : 0
  if (before + after > 0) return { box: { x: isLow ? 0 : before, y: isLow ? before : 0, width, height }, before, after }
  return spare <= NEAR * (isLow ? frame.height : frame.width) ? { box: frame, before: 0, after: 0 } : null
}

/**
 * Whether the outermost `depth` pixels contain no more than a soft gradient. `isLow` means the photo is too short
 * vertically. `isFirst` means the top or left side.
 */
function isPlainEdge(ctx: Ctx, picture: Drawable, isLow: boolean, isFirst: boolean, depth: number): boolean {
  const whole = isLow ? picture.height : picture.width
  if (depth > whole / 2) return false
  const from = isFirst ? 0 : whole - depth
  const { across, deep } = CELLS
  const [columns, rows] = isLow ? [across, deep] : [deep, across]
  ctx.clearRect(0, 0, columns, rows)
  if (isLow) ctx.drawImage(picture.source, 0, from, picture.width, depth, 0, 0, columns, rows)
  else ctx.drawImage(picture.source, from, 0, depth, picture.height, 0, 0, columns, rows)
  const { data } = ctx.getImageData(0, 0, columns, rows)
  const alike = (cell: number, next: number) =>
    [0, 1, 2].every((part) => Math.abs(data[cell * 4 + part]! - data[next * 4 + part]!) <= APART)
  for (let cell = 0; cell < columns * rows; cell++) {
    if (data[cell * 4 + 3] !== 255) return false
    if ((cell + 1) % columns > 0 && !alike(cell, cell + 1)) return false
    if (cell + columns < columns * rows && !alike(cell, cell + columns)) return false
  }
  return true
}

export function drawWhole(ctx: Ctx, picture: Drawable, { box, before, after }: Whole, frame: Box): void {
  drawCover(ctx, picture, box)
  const isLow = box.y > 0 || box.height < frame.height
  const end = isLow ? box.y + box.height : box.x + box.width
  if (before > 0) mirror(ctx, picture, box, isLow, isLow ? box.y : box.x, before)
  if (after > 0) mirror(ctx, picture, box, isLow, end, after)
}

function mirror(ctx: Ctx, picture: Drawable, box: Box, isLow: boolean, line: number, depth: number): void {
  const isStart = line === (isLow ? box.y : box.x)
  scoped(ctx, () => {
    ctx.beginPath()
    const at = isStart ? line - depth : line
    // Overlap the photo by one pixel so that no seam is visible.
    const start = isStart ? at : at - 1
    if (isLow) ctx.rect(box.x, start, box.width, depth + 1)
    else ctx.rect(start, box.y, depth + 1, box.height)
    ctx.clip()
    if (isLow) ctx.transform(1, 0, 0, -1, 0, 2 * line)
    else ctx.transform(-1, 0, 0, 1, 2 * line, 0)
    drawCover(ctx, picture, box)
  })
}
