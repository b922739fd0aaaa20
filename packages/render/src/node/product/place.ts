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
}

/** Places the cut-out centred with its lower edge on the floor, scaled by `scale`. */
export async function placeProduct(cut: CutProduct, floor: number, scale: number): Promise<PlacedProduct> {
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
  const foot = Math.round(floor * SIDE)
  const tall = Math.round(cut.box.height * scale)
  return {
    left: Math.round(SIDE / 2 - (cut.box.left + cut.box.width / 2) * scale),
    top: foot - Math.round((cut.box.top + cut.box.height) * scale),
    width,
    height,
    colours,
    matte: soft,
    foot,
    tall,
  }
}

/** Coverage of a pixel of the shot by the product, 0 to 255. */
export function matteAt({ left, top, width, height, matte }: PlacedProduct, x: number, y: number): number {
  const [px, py] = [x - left, y - top]
  return px >= 0 && py >= 0 && px < width && py < height ? matte[py * width + px]! : 0
}
