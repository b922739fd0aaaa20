import { type FoundHead, findHeads, SURE_FACE } from '../head/find-heads.ts'
import type { Head } from '../head/head.ts'
import { isColoured } from '../head/look-planes.ts'
import { type Box, type ByteImage, resizeImage } from '../pixels/byte-image.ts'
import { bodyPrior, bodyZones } from './body-prior.ts'
import { grabCut } from './grabcut.ts'
import type { Mask } from './mask.ts'
import { measureSilhouette, type Silhouette } from './silhouette.ts'
import { tidy } from './tidy.ts'

/** A person (or a few close together) found in a photo. */
export interface FoundPerson {
  /** The part of the photo that was looked at, in pixels of the photo. */
  region: Box
  /** Which points of the region belong to the person, at its own, coarser size. */
  mask: Mask
  /** What colours alone said at each point of the mask: log-odds, positive for the person. */
  odds: Float32Array
  /** What was believed at each point before looking at colours: log-odds. */
  prior: Float32Array
  /** Heads with their outlines, in points of the mask, the main one first. */
  silhouettes: Silhouette[]
  /** Width of the main face as it was found, before any outline was known, in points of the mask. */
  faceWidth: number
  /** How sure it is that there is a face at all: SURE_FACE and more for a face. */
  faceScore: number
  /** False for black and white, where colours tell less. */
  coloured: boolean
  /** How far a first cut with a weak idea of a head and the last cut agree: intersection over union, 0 to 1. */
  stability: number
}

const OVERVIEW = 200
/** Points of the grid that is cut: beyond it the outline gains nothing that matting would not find. */
const GRID_POINTS = 110_000
/** Width by height of the frames that people are put in, a little generous. */
const UPRIGHT = 0.9

/** Looks for a face and cuts out whom it belongs to; undefined where nothing looks like a face. */
export async function findPerson(photo: ByteImage): Promise<FoundPerson | undefined> {
  const located = await locateHeads(photo)
  if (!located) return undefined
  const { heads, faceScore, coloured } = located
  const region = regionAround(heads, photo)
  const scale = Math.sqrt(GRID_POINTS / (region.width * region.height))
  // First with a wide and weak idea of a head, to learn how much hair there is, then with the head measured.
  const wide = heads.map((head) => ({ ...head, width: head.width * 1.25 }))
  const rough = await cutRegion(photo, region, wide, scale / 2, 0.5)
  const measured = heads.map((head) => measureSilhouette(rough.mask, toGrid(head, region, scale / 2)).head)
  const refined = measured.map((head) => fromGrid(head, region, scale / 2))
  const fine = await cutRegion(photo, region, refined, scale, 1, rough.mask)
  const silhouettes = refined.map((head) => measureSilhouette(fine.mask, toGrid(head, region, scale)))
  return {
    region,
    ...fine,
    silhouettes,
    faceWidth: heads[0]!.width * scale,
    faceScore,
    coloured,
    stability: agreement(rough.mask, fine.mask),
  }
}

async function locateHeads(
  photo: ByteImage,
): Promise<{ heads: Head[]; faceScore: number; coloured: boolean } | undefined> {
  const shrink = Math.min(1, OVERVIEW / Math.max(photo.width, photo.height))
  const width = Math.max(1, Math.round(photo.width * shrink))
  const height = Math.max(1, Math.round(photo.height * shrink))
  const small = await resizeImage(photo, width, height)
  const found = findHeads(small.data, width, height)
  const best = found[0]
  const coloured = isColoured(small.data)
  if (!best || best.face < SURE_FACE) return undefined
  const heads = [best, ...found.slice(1).filter((head) => isCompanion(head, best, height))].slice(0, 3)
  return {
    heads: heads.map(({ x, y, width: size }) => ({
      x: x / shrink,
      y: y / shrink,
      width: size / shrink,
    })),
    faceScore: best.face,
    coloured,
  }
}

/**
 * A second person belongs in the picture only if they stand beside the first one, as large and as clear, and near
 * enough for an upright frame of this height to hold both.
 */
function isCompanion(head: FoundHead, best: FoundHead, height: number): boolean {
  if (Math.abs(head.x - best.x) + 2 * best.width > UPRIGHT * height) return false
  const ratio = head.width / best.width
  const apart = Math.abs(head.x - best.x) / best.width
  const level = Math.abs(head.y - best.y) / best.width
  return (
    head.face > Math.max(SURE_FACE, 0.8 * best.face) &&
    ratio > 0.65 &&
    ratio < 1.5 &&
    apart > 1.2 &&
    apart < 4.5 &&
    level < 1
  )
}

function regionAround(heads: Head[], photo: ByteImage): Box {
  const left = Math.max(0, Math.floor(Math.min(...heads.map(({ x, width }) => x - 2.4 * width))))
  const right = Math.min(photo.width, Math.ceil(Math.max(...heads.map(({ x, width }) => x + 2.4 * width))))
  const top = Math.max(0, Math.floor(Math.min(...heads.map(({ y, width }) => y - 2.2 * width))))
  const bottom = Math.min(photo.height, Math.ceil(Math.max(...heads.map(({ y, width }) => y + 3.2 * width))))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

const toGrid = ({ x, y, width }: Head, region: Box, scale: number): Head => ({
  x: (x - region.left) * scale,
  y: (y - region.top) * scale,
  width: width * scale,
})

const fromGrid = ({ x, y, width }: Head, region: Box, scale: number): Head => ({
  x: x / scale + region.left,
  y: y / scale + region.top,
  width: width / scale,
})

async function cutRegion(photo: ByteImage, region: Box, heads: Head[], scale: number, strength: number, begin?: Mask) {
  const width = Math.max(8, Math.round(region.width * scale))
  const height = Math.max(8, Math.round(region.height * scale))
  const { data: rgb } = await resizeImage(photo, width, height, region)
  const onGrid = heads.map((head) => toGrid(head, region, scale))
  const prior = bodyPrior(width, height, onGrid, strength)
  const zones = bodyZones(width, height, onGrid)
  const { mask: data, odds } = grabCut({
    rgb,
    width,
    height,
    prior,
    subjectZone: zones.subject,
    groundZone: zones.ground,
    start: begin && enlarge(begin, width, height).data,
  })
  const mask = tidy({ width, height, data }, prior, odds, onGrid)
  return { mask, odds, prior }
}

function enlarge(mask: Mask, width: number, height: number): Mask {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width
    for (let x = 0; x < width; x++) data[y * width + x] = mask.data[row + Math.floor(((x + 0.5) * mask.width) / width)]!
  }
  return { width, height, data }
}

/** Intersection over union of a mask and a coarser one of the same region. */
function agreement(coarse: Mask, fine: Mask): number {
  const enlarged = enlarge(coarse, fine.width, fine.height).data
  let both = 0
  let either = 0
  for (let i = 0; i < enlarged.length; i++) {
    both += enlarged[i]! & fine.data[i]!
    either += enlarged[i]! | fine.data[i]!
  }
  return either ? both / either : 0
}
