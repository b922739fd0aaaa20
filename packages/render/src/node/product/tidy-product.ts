import { grow, labelAreas, type Mask } from '../cutout/mask.ts'

/** Areas smaller than this share of the largest are crumbs beside it. */
const CRUMB = 0.04
/** Holes smaller than this share of the product are faults of the cut. */
const PINHOLE = 0.004

/**
 * A product without crumbs beside it or faults in it. A handle lets the ground through, so a hole is only filled where
 * it is tiny or `isProduct` says so.
 */
export function tidyProduct(mask: Mask, isProduct: (hole: readonly number[]) => boolean): Mask {
  const whole = withoutCrumbs(grow(grow(mask, -1), 1))
  const size = whole.data.reduce((sum, value) => sum + value, 0)
  const data = whole.data.slice()
  for (const hole of holesOf(whole)) {
    if (hole.length < PINHOLE * size || isProduct(hole)) for (const i of hole) data[i] = 1
  }
  return { ...whole, data }
}

export function withoutCrumbs(mask: Mask): Mask {
  const { label, sizes } = labelAreas(mask, 1)
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
  return { ...mask, data: Uint8Array.from(label, (id) => (id && sizes[id]! >= CRUMB * largest ? 1 : 0)) }
}

/** Areas of ground that the mask encloses. */
function holesOf(mask: Mask): number[][] {
  const { width, height } = mask
  const { label, sizes } = labelAreas(mask, 0)
  const areas: number[][] = sizes.map(() => [])
  const open = new Uint8Array(sizes.length)
  for (let i = 0; i < label.length; i++) {
    if (!label[i]) continue
    areas[label[i]!]!.push(i)
    const [x, y] = [i % width, Math.floor(i / width)]
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) open[label[i]!] = 1
  }
  return areas.filter((area, id) => area.length > 0 && !open[id])
}
