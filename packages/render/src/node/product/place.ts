import { sharp } from '../sharp.ts'
import { SIDE } from './shot-setup.ts'
import type { CutProduct } from './study-product.ts'

export interface PlacedProduct {
  left: number
  top: number
  width: number
  height: number
  /** Three values per pixel, 0 to 255. */
  colours: Uint8Array
  /** Coverage of each pixel by the product, 0 to 255. */
  matte: Uint8Array
  foot: number
  tall: number
  // Whether the product lies on the ground, so that its shadow is close around it.
  isLying: boolean
}

export interface Standing {
  scale: number
  /** Edge of the shot that the product reaches, because the photo cuts it off there. */
  edge?: 'top' | 'bottom'
}

/** Share of a cut-off product's height that lies outside the shot, because outlines are unreliable at photo edges. */
const BEYOND = 0.02

/** Places the cut-out with its lower edge on the floor. */
export async function placeProduct(cut: CutProduct, floor: number, { scale, edge }: Standing): Promise<PlacedProduct> {
  const [width, height] = [Math.max(1, Math.round(cut.width * scale)), Math.max(1, Math.round(cut.height * scale))]
  const bytes = Uint8ClampedArray.from(cut.colours)
  const matte = Uint8ClampedArray.from(cut.matte.data, (a) => a * 255)
  const raw = (data: Uint8ClampedArray, channels: 1 | 3) =>
    sharp(data, { raw: { width: cut.width, height: cut.height, channels } })
      .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
      .toColourspace(channels === 1 ? 'b-w' : 'srgb')
      .raw()
      .toBuffer()
  const [colours, soft] = await Promise.all([raw(bytes, 3), raw(matte, 1)])
  const tall = Math.round(cut.box.height * scale)
  const beyond = BEYOND * tall
  const foot = Math.round(edge === 'bottom' ? SIDE + beyond : edge === 'top' ? tall - beyond : floor * SIDE)
  return {
    left: Math.round(SIDE / 2 - (cut.box.left + cut.box.width / 2) * scale),
    top: foot - Math.round((cut.box.top + cut.box.height) * scale),
    width,
    height,
    colours,
    matte: soft,
    foot,
    tall,
    isLying: cut.view !== 'standing' || edge === 'top',
  }
}

/** Returns the coverage of a pixel of the shot by the product, 0 to 255. */
export function matteAt({ left, top, width, height, matte }: PlacedProduct, x: number, y: number): number {
  const [px, py] = [x - left, y - top]
  return px >= 0 && py >= 0 && px < width && py < height ? matte[py * width + px]! : 0
}
