import type { Backdrop } from '../backdrop/ground.ts'
import { sharpened } from '../headshot/sharpened.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { type Box, type ByteImage, resizeBeyond, resizeImage } from '../pixels/byte-image.ts'
import { createPlane, type Plane } from '../pixels/plane.ts'
import type { Found } from '../vision/found.ts'
import { planeInFrame } from '../vision/in-frame.ts'
import { type ShotSetup, SIDE } from './shot-setup.ts'
import { enlarged } from './stand.ts'
import type { CroppedProduct, CutProduct, StudiedProduct } from './study-product.ts'

const PART = { least: 0.36, most: 0.72 }
const ENLARGED = 2.4
// Maximum enlargement, in place of ENLARGED, of a product that is too thin to fill the square at that enlargement.
const MOST_ENLARGED = 5
const FILLED = 0.8
const LOOKED_AT = 160
/** Distance from the centre at which the defocus starts and ends, in sides of the picture, and strength of its blur. */
const FOCUS = { from: 0.36, to: 0.68, blur: 0.004 }

/** A close-up of the most detailed part of a product, sharp in the middle. Three bytes per pixel. */
export async function macroShot(
  { photo, likely, found, ...product }: StudiedProduct,
  ground: Backdrop,
  tint: ShotSetup['tint'],
) {
  const cut = product.cut ?? product.cropped
  const whole = cut ? productBox(cut) : likely
  const part = await findPart(photo, whole, cut ? { soft: cut.matte, box: cut.frame } : found)
  return losingFocus(await partOnGround({ photo, cut }, part, ground, tint))
}

/**
 * Draws a product that the photo cuts off. The shot cuts it off at the same sides. The other sides of the product are
 * inside the shot.
 */
export function croppedShot(photo: ByteImage, cut: CroppedProduct, ground: Backdrop, tint: ShotSetup['tint']) {
  return partOnGround({ photo, cut }, squareFor(cut, photo), ground, tint)
}

/** Space beside a product on sides where the photo does not cut it off, as a share of the product's longer side. */
const BESIDE = 0.09

function squareFor(cut: CroppedProduct, { width, height }: ByteImage): Box {
  const { sides } = cut
  const box = productBox(cut)
  const across = stretchOf(box.left, box.left + box.width, width, sides.left, sides.right)
  const down = stretchOf(box.top, box.top + box.height, height, sides.top, sides.bottom)
  const wanted = Math.max(across.to - across.from, down.to - down.from) * (1 + 2 * BESIDE)
  const most = [sides.left && sides.right ? width : Infinity, sides.top && sides.bottom ? height : Infinity]
  const side = Math.round(Math.min(wanted, ...most))
  return { left: startOf(across, side, width), top: startOf(down, side, height), width: side, height: side }
}

interface Stretch {
  from: number
  to: number
  /** Whether the photo cuts the product off at the start and at the end of this axis. */
  first: boolean
  last: boolean
}

const stretchOf = (from: number, to: number, whole: number, first: boolean, last: boolean): Stretch => ({
  from: Math.max(0, from),
  to: Math.min(whole, to),
  first,
  last,
})

function startOf({ from, to, first, last }: Stretch, side: number, whole: number): number {
  const middle = Math.round((from + to - side) / 2)
  if (first && last) return Math.max(0, Math.min(whole - side, middle))
  return first ? 0 : last ? whole - side : middle
}

interface Pictured {
  photo: ByteImage
  cut: CutProduct | null
}

async function partOnGround({ photo, cut }: Pictured, part: Box, ground: Backdrop, tint: ShotSetup['tint']) {
  const picture = await resizeBeyond(photo, SIDE, SIDE, part)
  const crisp = await sharpened(picture, SIDE / part.width)
  const matte = cut && planeInFrame(cut.matte, cut.frame, part, SIDE, SIDE)
  const out = enlarged(ground)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const a = matte ? matte.data[i]! : 1
    for (let c = 0; c < 3; c++) out[i * 3 + c] = out[i * 3 + c]! * (1 - a) + crisp[i * 3 + c]! * tint[c]! * a
  }
  return Uint8ClampedArray.from(out)
}

function productBox({ frame, box, width }: CutProduct): Box {
  const scale = frame.width / width
  return {
    left: frame.left + box.left * scale,
    top: frame.top + box.top * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}

/** Finds the square with the strongest edges. The edges count less in squares that the product does not fill. */
async function findPart(photo: ByteImage, whole: Box, product: Pick<Found, 'soft' | 'box'> | null): Promise<Box> {
  const longer = Math.max(whole.width, whole.height)
  const shorter = Math.min(whole.width, whole.height)
  const wanted = Math.min(longer * PART.most, Math.max(longer * PART.least, SIDE / ENLARGED))
  const fitting = Math.max(shorter * 1.05, SIDE / MOST_ENLARGED)
  const side = Math.round(Math.min(wanted, fitting, photo.width, photo.height))
  const scale = LOOKED_AT / longer
  const [width, height] = [Math.max(3, Math.round(whole.width * scale)), Math.max(3, Math.round(whole.height * scale))]
  const frame = inside(whole, photo)
  const small = await resizeImage(photo, width, height, frame)
  const matte = product && planeInFrame(product.soft, product.box, frame, width, height)
  const edges = sums(edgesOf(small, matte))
  const covered = sums(matte ?? createPlane(width, height, new Float32Array(width * height).fill(1)))
  const reach = Math.max(2, Math.min(width, height, Math.round(side * scale)))
  let best = { score: 0, x: Math.round((width - reach) / 2), y: Math.round((height - reach) / 2) }
  for (let y = 0; y + reach <= height; y++) {
    for (let x = 0; x + reach <= width; x++) {
      const filled = total(covered, x, y, reach) / reach ** 2
      const score = total(edges, x, y, reach) * Math.min(1, filled / FILLED) ** 3
      if (score > best.score) best = { score, x, y }
    }
  }
  const startIn = (length: number, middle: number) =>
    Math.round(Math.max(0, Math.min(length - side, middle - side / 2)))
  return {
    left: startIn(photo.width, whole.left + (best.x + reach / 2) / scale),
    top: startIn(photo.height, whole.top + (best.y + reach / 2) / scale),
    width: side,
    height: side,
  }
}

function inside({ left, top, width, height }: Box, photo: ByteImage): Box {
  const x = Math.max(0, Math.min(photo.width - 1, Math.round(left)))
  const y = Math.max(0, Math.min(photo.height - 1, Math.round(top)))
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(photo.width - x, Math.round(width))),
    height: Math.max(1, Math.min(photo.height - y, Math.round(height))),
  }
}

function edgesOf({ width, height, data }: ByteImage, matte: Plane | null): Plane {
  const out = createPlane(width, height)
  const luma = (i: number) => 0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]!
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      const change = Math.abs(luma(i + 1) - luma(i - 1)) + Math.abs(luma(i + width) - luma(i - width))
      const solid = matte
        ? Math.min(matte.data[i - 1]!, matte.data[i + 1]!, matte.data[i - width]!, matte.data[i + width]!)
        : 1
      out.data[i] = solid > 0.95 ? change : 0
    }
  }
  return out
}

/** Summed-area table (Crow, 1984). */
function sums({ width, height, data }: Plane): Plane {
  const out = createPlane(width + 1, height + 1, new Float32Array((width + 1) * (height + 1)))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x]!
      out.data[(y + 1) * (width + 1) + x + 1] = out.data[y * (width + 1) + x + 1]! + row
    }
  }
  return out
}

const total = ({ width, data }: Plane, x: number, y: number, side: number): number =>
  data[(y + side) * width + x + side]! -
  data[y * width + x + side]! -
  data[(y + side) * width + x]! +
  data[y * width + x]!

function losingFocus(data: Uint8ClampedArray): Uint8ClampedArray {
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(SIDE, SIDE)
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = data[i * 3 + c]!
    const soft = gaussianBlur(channel, FOCUS.blur * SIDE).data
    for (let i = 0; i < soft.length; i++) {
      const away = Math.hypot((i % SIDE) / SIDE - 0.5, Math.floor(i / SIDE) / SIDE - 0.5)
      const share = Math.max(0, Math.min(1, (away - FOCUS.from) / (FOCUS.to - FOCUS.from)))
      data[i * 3 + c] = channel.data[i]! + (soft[i]! - channel.data[i]!) * share
    }
  }
  return data
}
