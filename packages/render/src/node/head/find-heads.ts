import type { Bytes } from '../pixels/byte-image.ts'
import type { Plane } from '../pixels/plane.ts'
import { AROUND, CHEEKS, EXPECTED_LIGHT, FACE, FACE_PIXELS, FEATURES, type Points, REACH } from './face-template.ts'
import { type Head, SPREAD } from './head.ts'
import { isColoured, type LookPlanes, lookPlanes, relief, shrinkPlanes } from './look-planes.ts'
import { settleHead } from './settle-head.ts'

export interface FoundHead extends Head {
  /** How much it looks like a face, wherever it is: see SURE_FACE. */
  face: number
  /** The same with how likely a face is at that place: what finds are ranked by. */
  score: number
  evidence: Evidence
}

/** What speaks for a face, each about 0 to 1. */
interface Evidence {
  /** Its middle has the colours of skin. */
  skin: number
  /** It is as one inside its oval and ends there. */
  outline: number
  /** It is dark and light where faces are. */
  features: number
  symmetry: number
  /** How much light and dark there is at all. */
  relief: number
}

/** Faces score more than this, things that only resemble one less. */
export const SURE_FACE = 1.18

const SCALE_STEP = 1.12
/** Widths of a face that are looked for, in shares of the picture's shorter side. */
const SMALLEST = 0.1
const LARGEST = 0.75
/** A face of fewer pixels shows nothing to go by. */
const FEWEST_PIXELS = 10
/** Light differences beyond this (in natural logarithms) are edges of hair or clothes, not features. */
const MAX_RELIEF = 0.35
/** What black and white is given for skin that it cannot show: too little to be sure of any but a clear face. */
const WITHOUT_COLOUR = 0.12
/** The oval fits best where hair does not yet begin, so faces are found smaller than they are. */
const FOUND_SMALL = 1.2
/** Differences of score that mean nothing. */
const SCORE_NOISE = 0.05

/**
 * All places that look like a face, best first, none overlapping a better one. Without a trained model this rests on
 * an oval of one skin that ends where a head ends, on symmetry, on eyes and mouth, and on where people are in photos.
 *
 * @param rgb three bytes a pixel, best at about 200 pixels a side
 */
export function findHeads(rgb: Bytes, width: number, height: number): FoundHead[] {
  const planes = lookPlanes(rgb, width, height)
  const coloured = isColoured(rgb)
  const shorter = Math.min(width, height)
  const found: FoundHead[] = []
  for (let face = Math.max(FEWEST_PIXELS, SMALLEST * shorter); face <= LARGEST * shorter; face *= SCALE_STEP) {
    const shrink = FACE_PIXELS / face
    for (const head of scan(shrinkPlanes(planes, shrink, REACH), coloured)) {
      const x = (head.x - REACH + 0.5) / shrink
      const y = (head.y - REACH + 0.5) / shrink
      const place = placeScore({ x, y, width: face }, width, height)
      const likeness = faceScore(head.evidence, coloured)
      found.push({ x, y, width: face, evidence: head.evidence, face: likeness, score: likeness + place })
    }
  }
  return keepBest(found).map((head) => ({ ...head, ...settled(head, planes) }))
}

function* scan(planes: LookPlanes, coloured: boolean): Generator<{ x: number; y: number; evidence: Evidence }> {
  const { width, height } = planes.light
  const features = relief(planes.light, FACE_PIXELS / 5, MAX_RELIEF)
  const shape = {
    cheeks: offsets(CHEEKS, width),
    face: offsets(FACE, width),
    around: offsets(AROUND, width),
    features: offsets(FEATURES, width),
    mirrored: offsets({ x: FEATURES.x.map((x) => -x), y: FEATURES.y }, width),
  }
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH + (y % 2); x < width - REACH; x += 2) {
      const at = y * width + x
      const skin = coloured ? meanAt(planes.skin, at, shape.cheeks) : 1
      if (skin < 0.15) continue
      const outline = outlineAt(planes, at, shape.cheeks, shape.face, shape.around)
      if (outline < 0.1) continue
      yield { x, y, evidence: { skin, outline, ...compare(features, at, shape.features, shape.mirrored) } }
    }
  }
}

function offsets({ x, y }: Points, stride: number): Int32Array {
  return x.map((column, k) => y[k]! * stride + column)
}

function meanAt(plane: Plane, at: number, offset: Int32Array): number {
  let sum = 0
  for (let k = 0; k < offset.length; k++) sum += plane.data[at + offset[k]!]!
  return sum / offset.length
}

/** How much more the oval is like its own middle than what lies around it. */
function outlineAt(planes: LookPlanes, at: number, cheeks: Int32Array, face: Int32Array, around: Int32Array): number {
  const { light, red, green } = planes
  const own = { light: meanAt(light, at, cheeks), red: meanAt(red, at, cheeks), green: meanAt(green, at, cheeks) }
  const likeness = (offset: Int32Array) => {
    let sum = 0
    for (let k = 0; k < offset.length; k++) {
      const i = at + offset[k]!
      const l = (light.data[i]! - own.light) / SPREAD.light
      const r = (red.data[i]! - own.red) / SPREAD.red
      const g = (green.data[i]! - own.green) / SPREAD.green
      sum += 1 / (1 + (l * l + r * r + g * g) / 2)
    }
    return sum / offset.length
  }
  return likeness(face) - 0.9 * likeness(around)
}

/** Correlation of a place with the expected face and with its own mirror image. */
function compare(light: Plane, at: number, features: Int32Array, mirrored: Int32Array) {
  let sum = 0
  let squares = 0
  let product = 0
  let mirror = 0
  for (let k = 0; k < features.length; k++) {
    const value = light.data[at + features[k]!]!
    sum += value
    squares += value * value
    product += value * EXPECTED_LIGHT[k]!
    mirror += value * light.data[at + mirrored[k]!]!
  }
  const n = features.length
  const mean = sum / n
  const spread = Math.sqrt(Math.max(0, squares / n - mean * mean))
  // A flat place correlates with anything by chance: it must not be blown up.
  const scale = Math.max(spread, 0.05)
  return {
    features: product / n / scale,
    symmetry: (mirror / n - mean * mean) / (scale * scale),
    relief: spread,
  }
}

function faceScore({ skin, outline, features, symmetry, relief: depth }: Evidence, coloured: boolean): number {
  const shape = 1.3 * Math.min(0.6, outline) + (coloured ? 0.5 * Math.min(1, skin / 0.6) : WITHOUT_COLOUR)
  const inside = 0.5 * Math.max(0, Math.min(0.7, features)) + 0.25 * Math.max(0, symmetry)
  return shape + inside + 4 * Math.min(0, depth - 0.13)
}

/** People are near the middle, above it, and fill a quarter of the width: odds, at most 0. */
function placeScore(head: Head, width: number, height: number): number {
  const sideways = (head.x / width - 0.5) / 0.22
  const down = (head.y / height - 0.4) / 0.2
  const size = Math.log(head.width / Math.min(width, height) / 0.26) / 0.55
  return -0.11 * (sideways * sideways + down * down + size * size)
}

/** One head for each group of overlapping finds: their mean, in which good ones count most and chance evens out. */
function keepBest(found: FoundHead[]): FoundHead[] {
  const kept: FoundHead[] = []
  for (const head of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.some((other) => overlap(head, other))) continue
    kept.push(
      centreOf(
        found.filter((other) => overlap(head, other)),
        head,
      ),
    )
    if (kept.length === 6) break
  }
  return kept
}

/** The middle as measured; the width between the one found (without hair) and the one measured (with hair like skin). */
function settled(head: Head, planes: LookPlanes): Head {
  const measured = settleHead(planes, head)
  return { ...measured, width: Math.sqrt(head.width * FOUND_SMALL * measured.width) }
}

function overlap(a: Head, b: Head): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < 0.7 * Math.max(a.width, b.width)
}

function centreOf(group: FoundHead[], best: FoundHead): FoundHead {
  let total = 0
  const mean = { x: 0, y: 0, width: 0 }
  for (const head of group) {
    const weight = Math.exp((head.score - best.score) / SCORE_NOISE)
    total += weight
    mean.x += weight * head.x
    mean.y += weight * head.y
    mean.width += weight * head.width
  }
  return { ...best, x: mean.x / total, y: mean.y / total, width: mean.width / total }
}
