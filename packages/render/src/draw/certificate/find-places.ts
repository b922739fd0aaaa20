import {
  DEFAULT_FONT_STYLE,
  DEFAULT_NAME_POSITION,
  DEFAULT_QR_POSITION,
  DEFAULT_QR_SIZE,
  DEFAULT_SERIAL_POSITION,
  type FontStyle,
  type Position,
} from '@ufaro/contract/tools/certificates.ts'
import { contrast, readableOn } from '../color.ts'
import { findLine, findPlain, meanColor } from '../find-plain.ts'
import { findRule } from '../find-rule.ts'
import type { Pixels } from '../pixels.ts'

/** Size of the box in which the name is placed, as shares of the template's width and height. */
const NAME = { width: 0.7, height: 0.12 }
/** Height of a name with diacritics above and below, as a multiple of the font size. */
const NAME_LINE = 1.4
/**
 * Place of a name on a ruled line, in multiples of the font size. `middle` is the distance of the name's middle above
 * the line, so that dots below letters do not touch the line. `room` is the height of blank paper that the name needs.
 */
const ON_RULE = { middle: 0.64, room: 1.4 }
/** Font sizes of a name on a ruled line, as shares of the template's shorter side. */
const RULED_SIZE = { wanted: 0.085, least: 0.035 }
const LEAST_PIXELS = 4
const LONG_NAME = 12
const SERIAL = { width: 0.18, height: 0.05 }
/**
 * The blank box that is searched for the serial number or the QR code is this many times as large, so that neither
 * touches a seal or a signature line.
 */
const AIR = 1.35
/** Least contrast ratio of large text (WCAG 2.2, 1.4.3). */
const READABLE = 3

interface Size {
  width: number
  height: number
}

export interface Places {
  fontStyle: FontStyle
  namePos: Position
  /** Width of the template's line for the name, as a fraction of the page width. Undefined without such a line. */
  nameWidth: number | undefined
  serialPos: Position
  qrPos: Position
}

/**
 * @param pixels the template, at any scale
 * @param size size of the template, in pixels
 */
export function findPlaces(pixels: Pixels, { width, height }: Size, fontStyle: FontStyle): Places {
  const side = DEFAULT_QR_SIZE * Math.min(width, height)
  const qr = { width: side / width, height: side / height }
  const { size, middle, namePos, nameWidth, box } =
    onRule(pixels, { width, height }, fontStyle) ?? inBand(pixels, height, fontStyle)
  const name = around(middle, NAME)
  const paper = meanColor(pixels, middle, box)
  const color = contrast(fontStyle.color, paper) < READABLE ? readableOn(paper) : fontStyle.color
  const qrPos = findPlain(pixels, airy(qr), DEFAULT_QR_POSITION, [name])
  const serialPos = findPlain(pixels, airy(SERIAL), DEFAULT_SERIAL_POSITION, [name, around(qrPos, qr)])
  return { fontStyle: { ...fontStyle, size, color }, namePos, nameWidth, serialPos, qrPos }
}

interface PlacedName {
  size: number
  namePos: Position
  nameWidth?: number
  /** Centre of the text line. `namePos` may be its start, middle or end, depending on the alignment. */
  middle: Position
  box: Size
}

function onRule(pixels: Pixels, { width, height }: Size, { align }: FontStyle): PlacedName | null {
  const side = Math.min(width, height)
  const roomOf = (share: number) => (share * side * ON_RULE.room) / height
  const rule = findRule(pixels, { wanted: roomOf(RULED_SIZE.wanted), least: roomOf(RULED_SIZE.least) })
  if (!rule) return null
  const fitting = Math.min(
    RULED_SIZE.wanted * side,
    (rule.free * height) / ON_RULE.room,
    Math.max(RULED_SIZE.least * side, (rule.width * width) / LONG_NAME),
  )
  const size = Math.max(LEAST_PIXELS, Math.floor(fitting))
  const middle = { x: rule.x, y: rule.y - (size * ON_RULE.middle) / height }
  const aside = align === 'left' ? -rule.width / 2 : align === 'right' ? rule.width / 2 : 0
  const box = { width: rule.width, height: size / height }
  return { size, middle, namePos: { ...middle, x: rule.x + aside }, nameWidth: rule.width, box }
}

function inBand(pixels: Pixels, height: number, fontStyle: FontStyle): PlacedName {
  const box = { ...NAME, height: Math.min(NAME.height, (DEFAULT_FONT_STYLE.size * NAME_LINE) / height) }
  const namePos = findLine(pixels, box, DEFAULT_NAME_POSITION)
  // Limit the font size, because it may come from the ruled line of an earlier, larger template.
  const most = Math.max(DEFAULT_FONT_STYLE.size, Math.floor((NAME.height * height) / NAME_LINE))
  return { size: Math.min(fontStyle.size, most), middle: namePos, namePos, box }
}

const airy = ({ width, height }: Size) => ({ width: width * AIR, height: height * AIR })

const around = ({ x, y }: Position, { width, height }: Size) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
