import { CERTAIN, grabCut } from '../cutout/grabcut.ts'
import type { Mask } from '../cutout/mask.ts'
import type { ByteImage } from '../pixels/byte-image.ts'
import { tidyProduct } from './tidy-product.ts'

/** How large the product is believed to be, in shares of the picture, for two cuts that should come to the same. */
const BELIEFS = [0.36, 0.46] as const
const STRENGTH = 3

/** What stands in the middle of a photo, by its colours; `stability` is how far two different beginnings agree, 0 to 1. */
export function cutFromBusy(image: ByteImage): { mask: Mask; odds: Float32Array; stability: number } {
  const [first, second] = BELIEFS.map((reach) => cut(image, reach)) as [Cut, Cut]
  return { ...second, stability: agreement(first.mask, second.mask) }
}

interface Cut {
  mask: Mask
  odds: Float32Array
}

function cut({ width, height, data: rgb }: ByteImage, reach: number): Cut {
  const prior = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.52]
      const away = Math.hypot(u, v) / reach
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) < 2
      prior[y * width + x] = edge ? -CERTAIN : Math.max(-STRENGTH, Math.min(STRENGTH, STRENGTH * 2 * (1 - away)))
    }
  }
  const { mask: data, odds } = grabCut({ rgb, width, height, prior })
  return { mask: tidyProduct({ width, height, data }, () => false), odds }
}

/** Intersection over union. */
function agreement(a: Mask, b: Mask): number {
  let both = 0
  let either = 0
  for (let i = 0; i < a.data.length; i++) {
    both += a.data[i]! & b.data[i]!
    either += a.data[i]! | b.data[i]!
  }
  return either ? both / either : 0
}
