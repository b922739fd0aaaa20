import { grow, labelAreas, type Mask } from '../cutout/mask.ts'
import { type Box, type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { resizePlane } from '../pixels/plane.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { cutFromBusy } from './cut-from-busy.ts'
import { cutFromPlain } from './cut-from-plain.ts'
import { convexHull } from './hull.ts'
import { fitPlainGround } from './plain-ground.ts'

/** A product found in a photo. */
export interface FoundProduct {
  /** Which points of the photo belong to it, at a coarser size. */
  mask: Mask
  /** The box around it, in pixels of the photo. */
  box: Box
  /** What it was photographed on. */
  ground: 'transparent' | 'plain' | 'busy'
}

/** Points of the grid the product is looked for on. */
const GRID_POINTS = 70_000
/** Shares of the picture a product takes. */
const SIZE = { least: 0.015, most: 0.9 }
/** Share of the picture's border a product may cover: more, and it would stand cut off on any other ground. */
const MOST_BORDER = 0.05
/** Pieces that lie scattered, none of them most of it, are a print on something that was not found. */
const SCATTERED = { filled: 0.42, largest: 0.6 }
/** What a cut by colours alone has to show before anything is put on another ground by it. */
const BUSY = { stability: 0.86, edge: 0.62, agreement: 0.8 }
/** A step across the outline that an eye sees: distance of colours, 0 to 441. */
const VISIBLE = 22
const REACH = 3

/** The product of a photo; null where nothing can be told from its ground with enough certainty. */
export async function findProduct(photo: Photo): Promise<FoundProduct | null> {
  const scale = Math.min(1, Math.sqrt(GRID_POINTS / (photo.width * photo.height)))
  const width = Math.max(8, Math.round(photo.width * scale))
  const height = Math.max(8, Math.round(photo.height * scale))
  const small = await resizeImage(photo, width, height)
  const found = photo.alpha
    ? { mask: maskOf(resizePlane(photo.alpha, width, height).data, width, height), ground: 'transparent' as const }
    : cutOut(small)
  if (!found || !hasSize(found.mask) || isScattered(found.mask)) return null
  return { ...found, box: boxOf(found.mask, photo) }
}

function cutOut(image: ByteImage): { mask: Mask; ground: 'plain' | 'busy' } | null {
  const plain = fitPlainGround(image)
  if (plain) return { mask: cutFromPlain(image, plain), ground: 'plain' }
  const { mask, odds, stability } = cutFromBusy(image)
  const { edge, agreement } = weigh(image, mask, odds)
  const trusted = stability >= BUSY.stability && edge >= BUSY.edge && agreement >= BUSY.agreement
  return trusted ? { mask, ground: 'busy' } : null
}

const maskOf = (alpha: Float32Array, width: number, height: number): Mask => ({
  width,
  height,
  data: Uint8Array.from(alpha, (a) => (a > 0.5 ? 1 : 0)),
})

function hasSize({ data, width, height }: Mask): boolean {
  const share = count({ data, width, height }) / data.length
  let border = 0
  for (let x = 0; x < width; x++) border += data[x]! + data[(height - 1) * width + x]!
  for (let y = 0; y < height; y++) border += data[y * width]! + data[y * width + width - 1]!
  return share >= SIZE.least && share <= SIZE.most && border <= MOST_BORDER * 2 * (width + height)
}

function isScattered(mask: Mask): boolean {
  const size = count(mask)
  const largest = labelAreas(mask, 1).sizes.reduce((most, area) => Math.max(most, area), 0)
  return size < SCATTERED.filled * count(convexHull(mask)) && largest < SCATTERED.largest * size
}

const count = ({ data }: Mask): number => data.reduce((sum, value) => sum + value, 0)

/** Share of the outline across which colours change, and of the pixels beside it whose colour speaks for their side. */
function weigh(image: ByteImage, mask: Mask, odds: Float32Array): { edge: number; agreement: number } {
  const [wide, narrow] = [grow(mask, REACH).data, grow(mask, -REACH).data]
  const { width, height, data } = image
  let [outline, visible, near, agree] = [0, 0, 0, 0]
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const i = y * width + x
      if (wide[i] === narrow[i]) continue
      near++
      if (odds[i]! > 0 === (mask.data[i] === 1)) agree++
      for (const step of [1, width]) {
        if (mask.data[i] === mask.data[i + step]) continue
        outline++
        const [a, b] = [(i - REACH * step) * 3, (i + (REACH + 1) * step) * 3]
        const away = Math.hypot(data[a]! - data[b]!, data[a + 1]! - data[b + 1]!, data[a + 2]! - data[b + 2]!)
        if (away > VISIBLE) visible++
      }
    }
  }
  return { edge: outline ? visible / outline : 0, agreement: near ? agree / near : 0 }
}

/** The box around a mask, in pixels of the photo it was made of. */
function boxOf(mask: Mask, photo: ByteImage): Box {
  let [left, top, right, bottom] = [mask.width, mask.height, 0, 0]
  for (let i = 0; i < mask.data.length; i++) {
    if (!mask.data[i]) continue
    const [x, y] = [i % mask.width, Math.floor(i / mask.width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const [sx, sy] = [photo.width / mask.width, photo.height / mask.height]
  const [x, y] = [Math.floor(left * sx), Math.floor(top * sy)]
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(photo.width, Math.ceil(right * sx)) - x),
    height: Math.max(1, Math.min(photo.height, Math.ceil(bottom * sy)) - y),
  }
}
