import { type Box, type Ctx, coverPart, type Drawable, inset, roundRect, scoped } from '../../canvas.ts'
import { mix, withAlpha } from '../../color.ts'
import type { FlyerJob } from '../job.ts'
import type { Sheet } from './layout.ts'
import { drawPattern } from './pattern.ts'

/** Default focus: heads and products are usually slightly above the middle. */
export const UPPER = { x: 0.5, y: 0.42 }

// How much of what stands out a crop may take away, as a share of its width or height.
const CUT = 0.06
// Room around something on a plain ground, as a share of the space it is fitted into.
const AIR = 0.06
// The most of its box that a narrowed picture fills: a sliver of pattern would look like a mistake.
const MOST_FILLED = 0.86
// Width of the pattern's cells beside a picture that does not fill its box.
const CELL = 190

interface Spot {
  /** Where the focus of a cropped picture comes to, as fractions of the box. */
  at?: { x: number; y: number }
  /** The part of the box that nothing covers; the box by default. */
  clear?: Box
  /** The box may show a pattern beside a picture of another shape. */
  mayNarrow?: boolean
}

// Where a part of the picture, in fractions, comes to lie when all of it lies in a box.
const partIn = (whole: Box, part: Box): Box => ({
  x: whole.x + part.x * whole.width,
  y: whole.y + part.y * whole.height,
  width: part.width * whole.width,
  height: part.height * whole.height,
})

const sharedLength = (from: number, length: number, start: number, size: number): number =>
  Math.max(0, Math.min(from + length, start + size) - Math.max(from, start))

const isCut = (subject: Box, clear: Box): boolean =>
  sharedLength(subject.x, subject.width, clear.x, clear.width) < (1 - CUT) * subject.width ||
  sharedLength(subject.y, subject.height, clear.y, clear.height) < (1 - CUT) * subject.height

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

// The whole picture, scaled and moved so that a part of it fills a space as far as its shape allows.
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

// Moves a stretch so that it covers another, or lies within it if it is shorter.
function settle(start: number, length: number, from: number, size: number): number {
  const [low, high] = length >= size ? [from + size - length, from] : [from, from + size - length]
  return Math.max(low, Math.min(high, start))
}

/**
 * Where all of the picture comes to lie; what is outside the box is cropped. A crop that cuts what stands out gives way:
 * something on a plain ground is fitted into the clear space, any other picture becomes narrower or lower than its box.
 */
function placeIn({ focus, subject, plain }: FlyerJob, picture: Drawable, box: Box, spot: Spot): Box {
  const { at, clear = box, mayNarrow = false } = spot
  if (plain) return fitPart(picture, plain.thing, inset(clear, AIR * Math.min(clear.width, clear.height)))
  const cover = coverPlace(picture, focus ?? UPPER, box, at)
  if (!subject || !mayNarrow || !isCut(partIn(cover, subject), clear)) return cover
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
  const middle = { x: fitted.x + fitted.width * (subject.x + subject.width / 2), y: 0 }
  middle.y = fitted.y + fitted.height * (subject.y + subject.height / 2)
  return {
    x: settle(middle.x - width * (subject.x + subject.width / 2), width, box.x, box.width),
    y: settle(middle.y - height * (subject.y + subject.height / 2), height, box.y, box.height),
    width,
    height,
  }
}

/** Width to height of what the picture shows; 1 if that is unknown. */
export function subjectRatio({ picture, plain, subject }: FlyerJob): number {
  const part = plain?.thing ?? subject
  return picture && part ? (part.width * picture.width) / (part.height * picture.height) : 1
}

/** @returns where its subject is on the page, if known */
export function drawPictureIn(sheet: Sheet, box: Box, outline: (ctx: Ctx) => void, spot: Spot = {}): Box | null {
  const { ctx, job } = sheet
  const { picture, plain, subject } = job
  if (!picture) return null
  const whole = placeIn(job, picture, box, spot)
  scoped(ctx, () => {
    outline(ctx)
    ctx.clip()
    // The picture may have transparent parts.
    ctx.fillStyle = plain?.ground ?? '#ffffff'
    ctx.fillRect(box.x, box.y, box.width, box.height)
    if (!plain && (whole.width < box.width - 1 || whole.height < box.height - 1)) drawBeside(sheet, box)
    ctx.drawImage(picture.source, whole.x, whole.y, whole.width, whole.height)
  })
  const shown = plain?.thing ?? subject
  return shown ? partIn(whole, shown) : null
}

function drawBeside({ ctx, colors }: Sheet, box: Box): void {
  ctx.fillStyle = colors.main
  ctx.fillRect(box.x, box.y, box.width, box.height)
  const inks = [mix(colors.main, '#ffffff', 0.16), mix(colors.main, '#000000', 0.16), colors.second]
  drawPattern(ctx, box, inks, Math.max(2, Math.round(box.width / CELL)))
}

export const boxPath =
  ({ x, y, width, height }: Box) =>
  (ctx: Ctx): void => {
    ctx.beginPath()
    ctx.rect(x, y, width, height)
  }

interface Bright {
  /**
   * Vertical range without shading: from the end of the shading behind the logo to the start of the shading behind the
   * text.
   */
  above: number
  below: number
}

/** How far a photo with a known focus continues below the start of the text, in pixels. */
const FADE = 200

/**
 * A photo under a whole dark page; something on a plain ground stands on a panel of that ground. A photo with faces ends
 * under the words, so that they stand where no scrim is.
 */
export function drawPictureUnder(sheet: Sheet, dark: string, { above, below }: Bright): Box | null {
  const { ctx, job, page } = sheet
  const { picture, focus, subject, plain } = job
  if (plain) {
    const panel = { x: page.margin, y: above - 30, width: page.width - 2 * page.margin, height: below + 70 - above }
    return drawPictureIn(sheet, panel, (path) => roundRect(path, panel, 36))
  }
  const whole = { x: 0, y: 0, width: page.width, height: focus ? Math.min(page.height, below + FADE) : page.height }
  if (!focus || !picture) return drawPictureIn(sheet, whole, boxPath(whole))
  // A head near the top of its photo would stand under the logo: the photo begins lower then.
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

/** Darkens a photo under text. The shading is transparent at `from` and strongest from `full` to the end of the box. */
export function drawScrim(ctx: Ctx, box: Box, color: string, from: number, full: number): void {
  const fill = ctx.createLinearGradient(0, from, 0, full)
  fill.addColorStop(0, withAlpha(color, 0))
  fill.addColorStop(0.55, withAlpha(color, 0.62))
  fill.addColorStop(1, withAlpha(color, 0.86))
  ctx.fillStyle = fill
  const [top, bottom] = full > from ? [from, box.y + box.height] : [box.y, from]
  ctx.fillRect(box.x, top, box.width, bottom - top)
}
