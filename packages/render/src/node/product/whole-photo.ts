import type { Box } from '../pixels/byte-image.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { sharp } from '../sharp.ts'
import { type ShotSetup, SIDE } from './shot-setup.ts'
import { enlarged } from './stand.ts'

/** Look of the paper print. Lengths are shares of the picture's side. */
const PRINT = { longest: 0.88, border: 0.014, shadow: { blur: 0.014, below: 0.01, strength: 0.34 } }
const BEHIND = { blur: 0.04, brightness: 0.72 }

const opened = ({ data, width, height }: Photo) => sharp(data, { raw: { width, height, channels: 3 } })

/**
 * Draws the prominent part of the photo and its surroundings as a paper print with a white border that lies on a
 * background.
 */
export async function asPrint(photo: Photo, likely: Box, { ground, tint }: ShotSetup): Promise<Uint8ClampedArray> {
  const part = partAround(withoutCutOffEnd(likely, photo), photo)
  const scale = (PRINT.longest * SIDE) / Math.max(part.width, part.height)
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale)]
  const border = Math.round(PRINT.border * SIDE)
  const paper = { width: width + 2 * border, height: height + 2 * border }
  const [left, top] = [Math.round((SIDE - paper.width) / 2), Math.round((SIDE - paper.height) / 2)]
  const { blur, below, strength } = PRINT.shadow
  const sheet = { create: { ...paper, channels: 4, background: { r: 0, g: 0, b: 0, alpha: strength } } } as const
  const shadow = await emptySquare()
    .composite([{ input: sheet, left, top: top + Math.round(below * SIDE) }])
    .png()
    .toBuffer()
  const softShadow = await sharp(shadow)
    .blur(blur * SIDE)
    .png()
    .toBuffer()
  const print = await lit(opened(photo).extract(part).resize(width, height), tint)
    .extend({ top: border, bottom: border, left: border, right: border, background: '#ffffff' })
    .png()
    .toBuffer()
  const base = Buffer.from(Uint8ClampedArray.from(enlarged(ground)).buffer)
  const whole = sharp(base, { raw: { width: SIDE, height: SIDE, channels: 3 } })
  return bytesOf(whole.composite([{ input: softShadow }, { input: print, left, top }]))
}

/** Space on each side of the prominent part, as a share of its longer side. Needed because its outline is uncertain. */
const AROUND = 0.12
/** Minimum ratio of a part's shorter side to its longer one, where the photo is large enough. */
const RATIO = 0.8
const LEAST = 0.45

function partAround({ left, top, width, height }: Box, photo: Photo): Box {
  const room = 2 * AROUND * Math.max(width, height)
  const least = Math.max(RATIO * (Math.max(width, height) + room), LEAST * Math.max(photo.width, photo.height))
  const across = stretch(left + width / 2, Math.max(width + room, least), photo.width)
  const down = stretch(top + height / 2, Math.max(height + room, least), photo.height)
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

function stretch(middle: number, wanted: number, whole: number) {
  const length = Math.min(whole, Math.round(wanted))
  return { from: Math.round(Math.max(0, Math.min(whole - length, middle - length / 2))), length }
}

/**
 * Crops the photo to a square around its prominent part. If that part does not fit, the whole photo is placed on a
 * blurred enlargement of the square.
 */
export async function asWhole(photo: Photo, likely: Box, tint: ShotSetup['tint']): Promise<Uint8ClampedArray> {
  const seen = withoutCutOffEnd(likely, photo)
  const square = squareAround(seen, photo)
  const filled = opened(photo).extract(square).resize(SIDE, SIDE)
  if (isInside(seen, square)) return bytesOf(lit(filled, tint))
  const inner = await lit(opened(photo).resize(SIDE, SIDE, { fit: 'inside' }), tint)
    .png()
    .toBuffer()
  const behind = await filled
    .blur(BEHIND.blur * SIDE)
    .modulate({ brightness: BEHIND.brightness })
    .png()
    .toBuffer()
  return bytesOf(sharp(behind).composite([{ input: inner, gravity: 'centre' }]))
}

/**
 * Minimum side of the square as a share of the photo's shorter side, and space around the prominent part as a share of
 * that part.
 */
const SQUARE = { least: 0.6, room: 0.8 }

function squareAround(seen: Box, { width, height }: Photo): Box {
  const longest = Math.max(seen.width, seen.height)
  const most = Math.min(width, height)
  const side = Math.min(most, Math.max(SQUARE.least * most, (1 + SQUARE.room) * longest))
  const across = stretch(seen.left + seen.width / 2, side, width)
  const down = stretch(seen.top + seen.height / 2, side, height)
  return { left: across.from, top: down.from, width: across.length, height: down.length }
}

/** Minimum share of the prominent part that the square must keep if it crops an end that the photo already cuts off. */
const KEPT_OF_CUT_OFF = 0.75

/** Shortens a box that is too long for a square, if one of its ends is cut off by the photo, such as a forearm. */
function withoutCutOffEnd(box: Box, { width, height }: Photo): Box {
  const side = Math.min(width, height)
  const fits = (length: number) => length > side && side >= KEPT_OF_CUT_OFF * length
  const over = { x: box.left + box.width - side, y: box.top + box.height - side }
  if (fits(box.width)) {
    if (box.left === 0 && box.width < width) return { ...box, left: over.x, width: side }
    if (box.left > 0 && box.left + box.width === width) return { ...box, width: side }
  }
  if (fits(box.height)) {
    if (box.top === 0 && box.height < height) return { ...box, top: over.y, height: side }
    if (box.top > 0 && box.top + box.height === height) return { ...box, height: side }
  }
  return box
}

const isInside = (box: Box, { left, top, width, height }: Box): boolean =>
  box.left >= left && box.top >= top && box.left + box.width <= left + width && box.top + box.height <= top + height

const emptySquare = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })

const lit = (picture: ReturnType<typeof sharp>, tint: ShotSetup['tint']) => picture.linear([...tint], [0, 0, 0])

async function bytesOf(picture: ReturnType<typeof sharp>): Promise<Uint8ClampedArray> {
  const { buffer, byteOffset, length } = await picture.removeAlpha().raw().toBuffer()
  return new Uint8ClampedArray(buffer, byteOffset, length)
}
