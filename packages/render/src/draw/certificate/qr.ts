import type { VerifyOption } from '@ufaro/contract/tools/certificates.ts'
import { encode } from 'uqr'
import type { Ctx } from '../canvas.ts'

/** Modules of white around a code that scanners rely on (ISO/IEC 18004, 6.3.8). */
const QUIET = 4
/** Pixels a module takes at the least: what is finer no phone reads off paper. */
const LEAST_MODULE = 2

/** A code where it belongs, in whole pixels of the template. */
export interface QrPlan {
  /** Top left of the white ground. */
  x: number
  y: number
  /** Pixels of the ground's side, and of one module's. */
  side: number
  module: number
  /** Rows of modules without the quiet zone, true where it is dark. */
  rows: readonly (readonly boolean[])[]
}

/** Places the code of a link; null where the template is too small to hold a readable one. */
export function planQr(
  template: { width: number; height: number },
  { pos, size }: Pick<VerifyOption, 'pos' | 'size'>,
  link: string,
): QrPlan | null {
  const { data: rows } = encode(link, { ecc: 'M', border: 0 })
  const modules = rows.length + 2 * QUIET
  const shorter = Math.min(template.width, template.height)
  const module = Math.max(LEAST_MODULE, Math.round((shorter * size) / modules))
  const side = module * modules
  if (side > shorter) return null
  // Moved so far that all of it is on the page.
  const within = (middle: number, length: number) =>
    Math.round(Math.min(length - side, Math.max(0, middle * length - side / 2)))
  return { x: within(pos.x, template.width), y: within(pos.y, template.height), side, module, rows }
}

/** Dark stretches of the code, row by row, in pixels of the template. */
export function* darkStretches({ x, y, module, rows }: QrPlan) {
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

/** Draws the code on its white ground: the preview's way, and the shape the export splices in. */
export function drawQr(ctx: Ctx, plan: QrPlan): void {
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(plan.x, plan.y, plan.side, plan.side)
  ctx.fillStyle = '#000000'
  for (const { x, y, width, height } of darkStretches(plan)) ctx.fillRect(x, y, width, height)
}
