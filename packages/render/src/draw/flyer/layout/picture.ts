import { type Box, type Ctx, coverPart, type Drawable, inset, roundRect, scoped } from '../../canvas.ts'
import { mix, withAlpha } from '../../color.ts'
import type { FlyerJob } from '../job.ts'
import type { Sheet } from './layout.ts'
import { drawPattern } from './pattern.ts'

/** Default focus of a picture. Heads and products are usually slightly above the middle. */
export const UPPER = { x: 0.5, y: 0.42 }

// Maximum share of a subject's width or height that a crop may cut off.
const CUT = { heads: 0.06, object: 0.34 }
// Margin around an object on a plain background, as a share of the shorter side of the space it is fitted into.
const AIR = 0.06
// A picture with a strip of pattern beside it fills at most this share of its box's width or height, because a very
// thin strip would look like a mistake.
const MOST_FILLED = 0.86
// A picture without faces is cropped if it would otherwise fill less than this share of its box's area.
const LEAST_SHOWN = 0.5
// Maximum width of the pattern's cells beside a picture that does not fill its box, and width of the line between
// pattern and picture, in pixels.
const CELL = 190
const EDGE = 12

interface Spot {
  /** Point of the box at which the focus of a cropped picture is placed, as fractions. */
  at?: { x: number; y: number }
  /** The part of the box that no other element covers. Default: the whole box. */
  clear?: Box
  /** Whether the picture may become smaller than its box, with a pattern beside it, so that its subject is not cut. */
  mayNarrow?: boolean
}

// Returns the place of a part of the picture. `whole` is the place of the picture, and `part` is in fractions of it.
const partIn = (whole: Box, part: Box): Box => ({
  x: whole.x + part.x * whole.width,
  y: whole.y + part.y * whole.height,
  width: part.width * whole.width,
  height: part.height * whole.height,
})

const sharedLength = (from: number, length: number, start: number, size: number): number =>
  Math.max(0, Math.min(from + length, start + size) - Math.max(from, start))

function isCut(subject: Box, clear: Box, { hasFaces }: FlyerJob): boolean {
  const least = 1 - (hasFaces ? CUT.heads : CUT.object)
  return (
    sharedLength(subject.x, subject.width, clear.x, clear.width) < least * subject.width ||
    sharedLength(subject.y, subject.height, clear.y, clear.height) < least * subject.height
  )
}

function coverPlace(picture: Drawable, focus: { x: number; y: number }, box: Box, at?: { x: number; y: number }): Box {
  const part = coverPart(picture, box, focus, at)
  const scale = box.width / part.width
  return {
    x: box.x - part.x * scale,
    y: box.y - part.y * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  }
}

// Centres `part` in the space, as large as possible, and returns the place of the whole picture.
function fitPart(picture: Drawable, part: Box, space: Box): Box {
  const scale = Math.min(space.width / (part.width * picture.width), space.height / (part.height * picture.height))
  const [width, height] = [picture.width * scale, picture.height * scale]
  return {
    x: space.x + space.width / 2 - (part.x + part.width / 2) * width,
    y: space.y + space.height / 2 - (part.y + part.height / 2) * height,
    width,
    height,
  }
}

/** Whether too much of the subject would lie outside of `clear` if the picture were cropped to the box. */
export function hidesSubject(job: FlyerJob, box: Box, { at, clear = box }: Spot): boolean {
  const { picture, subject, plain, focus } = job
  if (!picture || !subject || plain) return false
  return isCut(partIn(coverPlace(picture, focus ?? UPPER, box, at), subject), clear, job)
}

// Moves a range until it covers the second range, or lies within it. Returns the new start.
function settle(start: number, length: number, from: number, size: number): number {
  const [low, high] = length >= size ? [from + size - length, from] : [from, from + size - length]
  return Math.max(low, Math.min(high, start))
}

/**
 * Returns the place of the whole picture, which may extend beyond the box. If filling the box would cut the subject,
 * `mayNarrow` allows a smaller picture.
 */
function placeIn(job: FlyerJob, picture: Drawable, box: Box, spot: Spot): Box {
  const { focus, subject, plain } = job
  const { at, clear = box, mayNarrow = false } = spot
  if (plain) return fitPart(picture, plain.thing, inset(clear, AIR * Math.min(clear.width, clear.height)))
  const cover = coverPlace(picture, focus ?? UPPER, box, at)
  if (!subject || !mayNarrow || !isCut(partIn(cover, subject), clear, job)) return cover
  const fitted = fitPart(picture, subject, clear)
  const whole = Math.min(clear.width / picture.width, clear.height / picture.height) * picture.width
  const wanted = Math.min(cover.width, Math.max(whole, fitted.width))
  const width =
    wanted *
    Math.min(
      1,
      ...[wanted / box.width, (wanted * picture.height) / picture.width / box.height]
        .filter((share) => share < 1 && share > MOST_FILLED)
        .map((share) => MOST_FILLED / share),
    )
  const height = (width / picture.width) * picture.height
  if (!job.hasFaces && width * height < LEAST_SHOWN * box.width * box.height) return cover
  const middle = { x: fitted.x + fitted.width * (subject.x + subject.width / 2), y: 0 }
  middle.y = fitted.y + fitted.height * (subject.y + subject.height / 2)
  const settled = {
    x: settle(middle.x - width * (subject.x + subject.width / 2), width, box.x, box.width),
    y: settle(middle.y - height * (subject.y + subject.height / 2), height, box.y, box.height),
    width,
    height,
  }
  if (width >= box.width) return height >= box.height ? settled : { ...settled, y: box.y }
  const sides = [box.x, box.x + box.width - width]
  if (subject.x + subject.width / 2 < 0.5) sides.reverse()
  const beside = sides.map((x) => ({ ...settled, x }))
  return beside.find((whole) => !isCut(partIn(whole, subject), clear, job)) ?? settled
}

/** Returns the ratio of width to height of the picture's subject, or 1 if the subject is unknown. */
export function subjectRatio({ picture, plain, subject }: FlyerJob): number {
  const part = plain?.thing ?? subject
  return picture && part ? (part.width * picture.width) / (part.height * picture.height) : 1
}

/** @returns the place of the picture's subject on the page, if known */
export function drawPictureIn(sheet: Sheet, box: Box, outline: (ctx: Ctx) => void, spot: Spot = {}): Box | null {
  const { ctx, job } = sheet
  const { picture, plain, subject } = job
  if (!picture) return null
  const whole = placeIn(job, picture, box, spot)
  scoped(ctx, () => {
    outline(ctx)
    ctx.clip()
    ctx.fillStyle = plain?.ground ?? '#ffffff'
    ctx.fillRect(box.x, box.y, box.width, box.height)
    if (!plain) drawBeside(sheet, box, whole)
    ctx.drawImage(picture.source, whole.x, whole.y, whole.width, whole.height)
  })
  const shown = plain?.thing ?? subject
  return shown ? partIn(whole, shown) : null
}

function drawBeside({ ctx, colors }: Sheet, box: Box, whole: Box): void {
  const [right, foot] = [whole.x + whole.width, whole.y + whole.height]
  const [boxRight, boxFoot] = [box.x + box.width, box.y + box.height]
  const inks = [mix(colors.main, '#ffffff', 0.16), mix(colors.main, '#000000', 0.16), colors.second]
  for (const band of [
    { ...box, width: whole.x - box.x },
    { ...box, x: right, width: boxRight - right },
    { ...box, height: whole.y - box.y },
    { ...box, y: foot, height: boxFoot - foot },
  ]) {
    if (band.width < 1 || band.height < 1) continue
    ctx.fillStyle = colors.main
    ctx.fillRect(band.x, band.y, band.width, band.height)
    drawPattern(ctx, band, inks, Math.max(1, Math.ceil(band.width / CELL)))
  }
  ctx.fillStyle = colors.accent
  ctx.fillRect(whole.x - EDGE, whole.y - EDGE, whole.width + 2 * EDGE, whole.height + 2 * EDGE)
}

export const boxPath =
  ({ x, y, width, height }: Box) =>
  (ctx: Ctx): void => {
    ctx.beginPath()
    ctx.rect(x, y, width, height)
  }

interface Bright {
  /** Vertical range between the shading behind the logo and the shading behind the text. */
  above: number
  below: number
}

/**
 * Height in pixels of the fade at the upper and lower end of a photo with a known focus. The lower fade starts where
 * the text starts.
 */
const FADE = 200

/** A photo with a known focus is placed so that the focus lies in the range without shading. */
export function drawPictureUnder(sheet: Sheet, dark: string, { above, below }: Bright): Box | null {
  const { ctx, job, page } = sheet
  const { picture, focus, subject, plain } = job
  if (plain) {
    const panel = { x: page.margin, y: above - 30, width: page.width - 2 * page.margin, height: below + 70 - above }
    return drawPictureIn(sheet, panel, (path) => roundRect(path, panel, 36))
  }
  const whole = { x: 0, y: 0, width: page.width, height: focus ? Math.min(page.height, below + FADE) : page.height }
  if (!focus || !picture) return drawPictureIn(sheet, whole, boxPath(whole))
  // A head near the top of the photo would lie behind the logo, so the photo moves down.
  const wanted = (above + below) / 2
  const most = Math.max(page.width / picture.width, whole.height / picture.height)
  const fitted = subject ? fitPart(picture, subject, { ...whole, y: above, height: below - above }).width : 0
  const scale = Math.min(most, Math.max(page.width, fitted) / picture.width)
  const start = wanted - focus.y * picture.height * scale
  const y = Math.max(0, scale < most ? start : Math.min(above, start))
  const end = Math.min(whole.height, y + picture.height * scale)
  const box = { ...whole, y, height: end - y }
  const drawn = drawPictureIn(sheet, box, boxPath(box), { at: { x: 0.5, y: (wanted - y) / box.height } })
  if (y > 0) drawFade(ctx, dark, { ...box, height: FADE }, y + FADE, y)
  drawFade(
    ctx,
    dark,
    { ...whole, y: Math.min(below, end - FADE), height: whole.height },
    Math.min(below, end - FADE),
    end,
  )
  return drawn
}

function drawFade(ctx: Ctx, dark: string, box: Box, from: number, full: number): void {
  const fade = ctx.createLinearGradient(0, from, 0, full)
  fade.addColorStop(0, withAlpha(dark, 0))
  fade.addColorStop(1, dark)
  ctx.fillStyle = fade
  ctx.fillRect(box.x, box.y, box.width, box.height)
}

/** The shading is transparent at the y coordinate `from` and strongest from `full` to the end of the box. */
export function drawScrim(ctx: Ctx, box: Box, color: string, from: number, full: number): void {
  const fill = ctx.createLinearGradient(0, from, 0, full)
  fill.addColorStop(0, withAlpha(color, 0))
  fill.addColorStop(0.55, withAlpha(color, 0.62))
  fill.addColorStop(1, withAlpha(color, 0.86))
  ctx.fillStyle = fill
  const [top, bottom] = full > from ? [from, box.y + box.height] : [box.y, from]
  ctx.fillRect(box.x, top, box.width, bottom - top)
}
