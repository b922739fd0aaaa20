import type { VerifyOption } from '@ufaro/contract/tools/certificates.ts'
import { encode } from 'uqr'
import type { Ctx } from '../canvas.ts'

/** Width of the blank margin (quiet zone) around the code, in modules (ISO/IEC 18004, 6.3.8). */
const QUIET = 4
/** Minimum pixels per module for a phone to read a printed code. */
const LEAST_MODULE = 2

export interface PlacedQr {
  x: number
  y: number
  side: number
  module: number
  rows: readonly (readonly boolean[])[]
}

/** Null if the template is too small for a readable code. */
export function placeQr(
  template: { width: number; height: number },
  { pos, size }: Pick<VerifyOption, 'pos' | 'size'>,
  link: string,
): PlacedQr | null {
  const { data: rows } = encode(link, { ecc: 'M', border: 0 })
  const modules = rows.length + 2 * QUIET
  const shorter = Math.min(template.width, template.height)
  const module = Math.max(LEAST_MODULE, Math.round((shorter * size) / modules))
  const side = module * modules
  if (side > shorter) return null
  // Returns the position of the code's left or top edge, limited so that the whole code is on the page.
  const within = (middle: number, length: number) =>
    Math.round(Math.min(length - side, Math.max(0, middle * length - side / 2)))
  return { x: within(pos.x, template.width), y: within(pos.y, template.height), side, module, rows }
}

export function* darkBoxes({ x, y, module, rows }: PlacedQr) {
  for (const [row, dark] of rows.entries()) {
    for (let from = 0; from < dark.length; from++) {
      if (!dark[from]) continue
      let to = from + 1
      while (dark[to]) to++
      const left = x + (QUIET + from) * module
      yield { x: left, y: y + (QUIET + row) * module, width: (to - from) * module, height: module }
      from = to
    }
  }
}

export function drawQr(ctx: Ctx, qr: PlacedQr): void {
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(qr.x, qr.y, qr.side, qr.side)
  ctx.fillStyle = '#000000'
  for (const { x, y, width, height } of darkBoxes(qr)) ctx.fillRect(x, y, width, height)
}
