import { parseHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'
import { legibilityOn } from './legibility.ts'

const ROOM = 0.14
const ROUNDING = 0.12
const GROUNDS = ['#ffffff', '#191b21'] as const

export function onPlate(logo: Pixels): Pixels {
  const ground = parseHex(legibilityOn(logo, GROUNDS[0]) >= legibilityOn(logo, GROUNDS[1]) ? GROUNDS[0] : GROUNDS[1])
  const shorter = Math.min(logo.width, logo.height)
  const room = Math.round(shorter * ROOM)
  const [width, height] = [logo.width + 2 * room, logo.height + 2 * room]
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const from = inkAt(logo, x - room, y - room)
      const alpha = from < 0 ? 0 : (logo.data[from + 3] as number) / 255
      for (let part = 0; part < 3; part++)
        data[at + part] = (ground[part] as number) * (1 - alpha) + (alpha && (logo.data[from + part] as number) * alpha)
      data[at + 3] = 255 * cover(x + 0.5, y + 0.5, width, height, shorter * ROUNDING)
    }
  }
  return { data, width, height }
}

const inkAt = ({ width, height }: Pixels, x: number, y: number): number =>
  x >= 0 && y >= 0 && x < width && y < height ? (y * width + x) * 4 : -1

/** Coverage of a pixel by a rounded rectangle, 0 to 1. */
function cover(x: number, y: number, width: number, height: number, radius: number): number {
  const dx = Math.max(radius - x, x - (width - radius), 0)
  const dy = Math.max(radius - y, y - (height - radius), 0)
  return Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5))
}
