import type { FlyerJob } from '../job.ts'
import type { Layout } from './layout.ts'
import { traitsOf } from './traits.ts'

/** Largest bonus that a hash of the brand can add to a layout's score. */
const BRAND_SHARE = 0.7

/**
 * Returns the layout of this rank. Rank 0 suits the flyer best, and ranks beyond the last layout start again at the
 * first. A hash of the brand varies the order between businesses.
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

function hash(text: string): number {
  let value = 0
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) as number)) >>> 0
  return (Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32
}
