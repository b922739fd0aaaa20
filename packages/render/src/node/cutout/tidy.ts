import type { Head } from '../head/head.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { CERTAIN } from './grabcut.ts'
import { addAreas, grow, keepSeeded, type Mask, withoutHoles } from './mask.ts'

/** Bays with a mouth up to twice this wide, in widths of the face, may belong to the body. */
const BRIDGE = 0.14
/** No bay larger than this, in squares of that width, belongs to the body. */
const LARGEST_BAY = 0.35
/** A bay is the body's if at least this share of its rim is. */
const ENCLOSED = 0.8
/** A bay is ground if its colours say so this clearly, compared with those of all ground. */
const GROUND_SHARE = 0.75
/** A piece of the body is wall if its colours say so this clearly, and if less than this share of its rim is body. */
const WALL_SHARE = 0.3
const WALL_ENCLOSED = 0.8

/**
 * One body without crumbs beside it or holes in it, bays with a narrow mouth included. Whether such a place is a bright
 * collar or the wall seen between hair and shoulder, its colours tell, and how far the body reaches around it.
 *
 * @param odds what colours alone say, log-odds a pixel
 * @param heads in pixels of the mask
 */
export function tidy(mask: Mask, prior: Float32Array, odds: Float32Array, heads: readonly Head[]): Mask {
  const face = heads[0]!.width
  const body = keepSeeded(mask, (i) => prior[i]! >= CERTAIN)
  const bridge = Math.round(face * BRIDGE)
  const bays = withoutHoles(grow(grow(body, bridge), -bridge))
  const ground = groundOdds(odds, bays)
  const pruned = withoutWall(body, odds, ground, heads)
  const filled = addAreas(pruned, bays, (area) => {
    const mean = area.reduce((sum, i) => sum + odds[i]!, 0) / area.length
    return area.length < LARGEST_BAY * face * face && mean > ground * GROUND_SHARE && enclosure(area, pruned) > ENCLOSED
  })
  return keepSeeded(filled, (i) => prior[i]! >= CERTAIN)
}

/**
 * Takes off the wall between neck, hair and shoulder, which hangs on to the body where a strong edge of the room (a
 * shelf, a door) ends it. Only there: elsewhere bright hair would be taken for wall too.
 */
function withoutWall(body: Mask, odds: Float32Array, ground: number, heads: readonly Head[]): Mask {
  const { width, height } = body
  const smooth = gaussianBlur({ width, height, data: odds }, heads[0]!.width * 0.02).data
  const walled = body.data.map((value, i) => {
    if (!value || smooth[i]! > ground * WALL_SHARE) return 0
    return heads.some((head) => isBesideNeck(i % width, Math.floor(i / width), head)) ? 1 : 0
  })
  const rest = { ...body, data: body.data.map((value, i) => (value && !walled[i] ? 1 : 0)) }
  // What lies within the body goes back; what the room reaches stays off.
  return addAreas(rest, { ...body, data: walled }, (area) => enclosure(area, rest) > WALL_ENCLOSED)
}

function isBesideNeck(x: number, y: number, head: Head): boolean {
  const u = Math.abs(x - head.x) / head.width
  const v = (y - head.y) / head.width
  return v > 0.3 && v < 1.2 && u > 0.2 && u < 0.9
}

/** Share of an area's rim that lies against the body. */
function enclosure(area: readonly number[], { data, width }: Mask): number {
  const own = new Set(area)
  let body = 0
  let open = 0
  for (const i of area) {
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (data[j] === 1) body++
      else if (!own.has(j)) open++
    }
  }
  return body / Math.max(1, body + open)
}

/** How clearly colours speak for the ground where it is not in question. */
function groundOdds(odds: Float32Array, body: Mask): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < odds.length; i++) {
    if (body.data[i]) continue
    sum += odds[i]!
    count++
  }
  return count ? sum / count : 0
}
