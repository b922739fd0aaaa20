import {
  DEFAULT_NAME_POSITION,
  DEFAULT_QR_POSITION,
  DEFAULT_QR_SIZE,
  DEFAULT_SERIAL_POSITION,
  type Position,
} from '@ufaro/contract/tools/certificates.ts'
import { findPlain } from '@ufaro/render/draw/find-plain.ts'
import { logFailure } from '#web/lib/log.ts'
import { readPixels } from '#web/studio/preview/read-pixels.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

const SEARCH = 800
/** Fractions of the template. */
const NAME = { width: 0.7, height: 0.12 }
const SERIAL = { width: 0.18, height: 0.05 }
/** Room kept free around what is placed, so that it does not touch a seal or a line to sign on. */
const AIR = 1.35

/** Where a serial number and a QR code cover nothing of the template. Never fails: the defaults are kept. */
export async function findPlaces(template: Picture): Promise<{ serialPos: Position; qrPos: Position }> {
  const { width, height } = template
  const side = DEFAULT_QR_SIZE * Math.min(width, height)
  const qr = { width: side / width, height: side / height }
  const name = around(DEFAULT_NAME_POSITION, NAME)
  try {
    const pixels = await readPixels(template.blob, SEARCH)
    const qrPos = findPlain(pixels, airy(qr), DEFAULT_QR_POSITION, [name])
    const serialPos = findPlain(pixels, airy(SERIAL), DEFAULT_SERIAL_POSITION, [name, around(qrPos, qr)])
    return { serialPos, qrPos }
  } catch (error) {
    logFailure('The template could not be searched for plain places', error)
    return { serialPos: { ...DEFAULT_SERIAL_POSITION }, qrPos: { ...DEFAULT_QR_POSITION } }
  }
}

const airy = ({ width, height }: { width: number; height: number }) => ({ width: width * AIR, height: height * AIR })

const around = ({ x, y }: Position, { width, height }: { width: number; height: number }) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})
