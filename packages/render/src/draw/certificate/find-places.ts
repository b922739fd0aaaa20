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
import type { Pixels } from '../pixels.ts'

/** Fractions of the template. */
const NAME = { width: 0.7, height: 0.12 }
/** Height of a name with its marks above and below, in font sizes. */
const NAME_LINE = 1.4
const SERIAL = { width: 0.18, height: 0.05 }
/** Room kept free around what is placed, so that it does not touch a seal or a line to sign on. */
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
  serialPos: Position
  qrPos: Position
}

/**
 * Where the name, a serial number and a QR code cover nothing of the template, and a colour that can be read there.
 * @param pixels the template, at any scale
 * @param size of the template, in pixels
 */
export function findPlaces(pixels: Pixels, { width, height }: Size, fontStyle: FontStyle): Places {
  const side = DEFAULT_QR_SIZE * Math.min(width, height)
  const qr = { width: side / width, height: side / height }
  const line = { ...NAME, height: Math.min(NAME.height, (DEFAULT_FONT_STYLE.size * NAME_LINE) / height) }
  const namePos = findLine(pixels, line, DEFAULT_NAME_POSITION)
  const name = around(namePos, NAME)
  const paper = meanColor(pixels, namePos, line)
  const color = contrast(fontStyle.color, paper) < READABLE ? readableOn(paper) : fontStyle.color
  const qrPos = findPlain(pixels, airy(qr), DEFAULT_QR_POSITION, [name])
  const serialPos = findPlain(pixels, airy(SERIAL), DEFAULT_SERIAL_POSITION, [name, around(qrPos, qr)])
  return { fontStyle: { ...fontStyle, color }, namePos, serialPos, qrPos }
}

const airy = ({ width, height }: Size) => ({ width: width * AIR, height: height * AIR })

const around = ({ x, y }: Position, { width, height }: Size) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
