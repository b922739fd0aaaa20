import { BATCH_SHAPES, BATCH_TEXTS, type BatchLook, type BatchShape } from '@ufaro/contract/product-batch.ts'
import { parseHex } from '../../draw/color.ts'
import { resizePlane } from '../pixels/plane.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { sharp } from '../sharp.ts'
import { matteAt, type PlacedProduct, placeProduct } from './place.ts'
import { poolOf } from './pool.ts'
import { SIDE } from './shot-setup.ts'
import { type CutProduct, studyProduct } from './study-product.ts'

/** Empty space at the top and at both sides, as a share of the picture's height. */
const MARGIN = 0.03
/** Position of the lower edge of every product, as a share of the height, from the top. The shadow is below it. */
const FLOOR = 0.95
const TALLEST = FLOOR - MARGIN
/** Longer side of the cut-out in pixels, including a margin of background that is needed to compute its outline. */
const CUT_AT = Math.round(TALLEST * SIDE * 1.12)

interface Options extends BatchLook {
  /** The user's corrections of the outline: a PNG in the format of `readMarks`. */
  mask?: Buffer | undefined
  signal?: AbortSignal
}

/**
 * Places the product, its colours unchanged. The rules for size, floor and shadow are the same for all photos of a
 * batch.
 * @param photo an upright JPEG, PNG or WebP, as returned by intakeImage
 * @throws Error with BATCH_TEXTS.outline if no certain outline is found, or the signal's reason once aborted
 */
export async function makeBatchShot(photo: Buffer, { ground, shape, mask, signal }: Options) {
  signal?.throwIfAborted()
  const { photo: read, cut } = await studyProduct(photo, mask, CUT_AT)
  signal?.throwIfAborted()
  if (!cut) throw new Error(BATCH_TEXTS.outline)
  const product = await placeProduct(cut, FLOOR, { scale: scaleFor(cut, shape) })
  const { width, height } = BATCH_SHAPES[shape]
  const pixels = stand(product, ground === 'own' ? colourAround(read) : parseHex(ground), width)
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { bytes, contentType: 'image/jpeg', width, height, cutout: 'clean' } as const
}

/** Scales all products to the same height, unless a product reaches the side margins first. */
function scaleFor({ box }: CutProduct, shape: BatchShape): number {
  const widest = BATCH_SHAPES[shape].width - 2 * MARGIN * SIDE
  return Math.min((TALLEST * SIDE) / box.height, widest / box.width)
}

/** Draws the central `across` columns with three bytes per pixel. Pixels that the product covers fully are copied. */
function stand(product: PlacedProduct, ground: readonly number[], across: number): Uint8ClampedArray {
  const shade = resizePlane(poolOf(product), SIDE, SIDE)
  const out = new Uint8ClampedArray(across * SIDE * 3)
  const first = (SIDE - across) / 2
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < across; x++) {
      const at = y * SIDE + x + first
      const a = matteAt(product, x + first, y) / 255
      const from = a > 0 ? ((y - product.top) * product.width + x + first - product.left) * 3 : 0
      for (let c = 0; c < 3; c++) {
        const paper = (ground[c] ?? 0) * (1 - (shade.data[at] ?? 0))
        out[(y * across + x) * 3 + c] = a > 0 ? paper + ((product.colours[from + c] ?? 0) - paper) * a : paper
      }
    }
  }
  return out
}

function colourAround({ data, width, height }: Photo): number[] {
  const cells: number[] = []
  for (let x = 0; x < width; x++) cells.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) cells.push(y * width, y * width + width - 1)
  return [0, 1, 2].map((c) => {
    const values = cells.map((cell) => data[cell * 3 + c] ?? 0).sort((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  })
}
