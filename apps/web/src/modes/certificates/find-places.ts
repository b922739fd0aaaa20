import {
  DEFAULT_FONT_STYLE,
  DEFAULT_NAME_POSITION,
  DEFAULT_QR_POSITION,
  DEFAULT_QR_SIZE,
  DEFAULT_SERIAL_POSITION,
  type FontStyle,
  type Position,
} from '@ufaro/contract/tools/certificates.ts'
import { contrast, readableOn } from '@ufaro/render/draw/color.ts'
import { findLine, findPlain, meanColor } from '@ufaro/render/draw/find-plain.ts'
import { logFailure } from '#web/lib/log.ts'
import { readPixels } from '#web/studio/preview/read-pixels.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

const SEARCH = 800
/** Fractions of the template. */
const NAME = { width: 0.7, height: 0.12 }
/** Height of a name with its marks above and below, in font sizes. */
const NAME_LINE = 1.4
const SERIAL = { width: 0.18, height: 0.05 }
/** Room kept free around what is placed, so that it does not touch a seal or a line to sign on. */
const AIR = 1.35
/** Least contrast ratio of large text (WCAG 2.2, 1.4.3). */
const READABLE = 3

interface Places {
  fontStyle: FontStyle
  namePos: Position
  serialPos: Position
  qrPos: Position
}

/**
 * Where the name, a serial number and a QR code cover nothing of the template, and a colour that can be read there.
 * Never fails: the defaults are kept.
 */
export async function findPlaces(template: Picture, fontStyle: FontStyle): Promise<Places> {
  const { width, height } = template
  const side = DEFAULT_QR_SIZE * Math.min(width, height)
  const qr = { width: side / width, height: side / height }
  const line = { ...NAME, height: Math.min(NAME.height, (DEFAULT_FONT_STYLE.size * NAME_LINE) / height) }
  try {
    const pixels = await readPixels(template.blob, SEARCH)
    const namePos = findLine(pixels, line, DEFAULT_NAME_POSITION)
    const name = around(namePos, NAME)
    const paper = meanColor(pixels, namePos, line)
    const color = contrast(fontStyle.color, paper) < READABLE ? readableOn(paper) : fontStyle.color
    const qrPos = findPlain(pixels, airy(qr), DEFAULT_QR_POSITION, [name])
    const serialPos = findPlain(pixels, airy(SERIAL), DEFAULT_SERIAL_POSITION, [name, around(qrPos, qr)])
    return { fontStyle: { ...fontStyle, color }, namePos, serialPos, qrPos }
  } catch (error) {
    logFailure('The template could not be searched for plain places', error)
    return {
      fontStyle,
      namePos: { ...DEFAULT_NAME_POSITION },
      serialPos: { ...DEFAULT_SERIAL_POSITION },
      qrPos: { ...DEFAULT_QR_POSITION },
    }
  }
}

const airy = ({ width, height }: { width: number; height: number }) => ({ width: width * AIR, height: height * AIR })

const around = ({ x, y }: Position, { width, height }: { width: number; height: number }) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
