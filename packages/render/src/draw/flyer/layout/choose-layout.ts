import type { FlyerJob } from '../job.ts'
import type { Layout } from './layout.ts'
import { traitsOf } from './traits.ts'

/** How far a brand can move a layout that suits a flyer less. */
const BRAND_SHARE = 0.7

/**
 * The layout of that rank for this flyer, 0 being the best suited; ranks beyond the last begin anew. Among equals the
 * brand decides, so that neighbours in a street do not all hand out the same flyer.
 */
export function chooseLayout(layouts: readonly Layout[], job: FlyerJob, rank = 0): Layout {
  const traits = traitsOf(job)
  const ranked = layouts
    .map((layout) => ({
      layout,
      score: layout.suits(traits) + BRAND_SHARE * hash(`${layout.name} ${job.brandName} ${job.colors}`),
    }))
    .sort((a, b) => b.score - a.score)
  return (ranked[rank % ranked.length] as (typeof ranked)[number]).layout
}

/** 0 to 1. */
function hash(text: string): number {
  let value = 0
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) as number)) >>> 0
  return (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32
}
