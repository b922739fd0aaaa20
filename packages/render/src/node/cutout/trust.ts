import type { Bytes } from '../pixels/byte-image.ts'
import type { FoundPerson } from './find-person.ts'
import { grow } from './mask.ts'

/** What tells a good cut from a bad one; shares from 0 to 1. */
export interface CutEvidence {
  /** Share of the outline where colours change across it. */
  edge: number
  /** Share of the pixels near the outline that their own colour puts on the side they are on. */
  agreement: number
  /** How little the cut depends on what was believed before. */
  stability: number
  /** Share of head and shoulders that neither its place nor its colour speaks for. */
  unsupported: number
  /** Width of the head with its hair, in widths of the face as it was found. */
  headWidth: number
}

/** Pixels on either side of the outline that are judged, in widths of the face. */
const BAND = 0.12
/** A step across the outline that an eye sees: distance of colours, 0 to 441. */
const VISIBLE = 22

const LEAST = { edge: 0.7, agreement: 0.75, greyAgreement: 0.88, stability: 0.7 }
/** A head wider than this has full hair, which its colours confirm, or has swallowed a piece of the wall. */
const WIDE_HEAD = 1.42
const MOST_UNSUPPORTED = 0.045

/**
 * Whether a cut is good enough to put the person before another backdrop. The limits lie between cuts of real and drawn
 * portraits that look right and those that do not; a no costs little, because the ground is then softened instead.
 */
export function isTrusted({ coloured }: FoundPerson, evidence: CutEvidence): boolean {
  const agreement = coloured ? LEAST.agreement : LEAST.greyAgreement
  const clear = evidence.edge >= LEAST.edge && evidence.agreement >= agreement && evidence.stability >= LEAST.stability
  const swollen = evidence.headWidth > WIDE_HEAD && evidence.unsupported > MOST_UNSUPPORTED
  return clear && !swollen
}

/** @param rgb the region at the size of the mask, three bytes a pixel */
export function weighEvidence(rgb: Bytes, person: FoundPerson): CutEvidence {
  return {
    edge: edgeShare(rgb, person),
    agreement: colourAgreement(person),
    stability: person.stability,
    unsupported: unsupportedShare(person),
    headWidth: headWidth(person),
  }
}

function edgeShare(rgb: Bytes, { mask }: FoundPerson): number {
  const { width, height, data } = mask
  const reach = 2
  let length = 0
  let seen = 0
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x
      for (const step of [1, width]) {
        if (data[i] === data[i + step]) continue
        length++
        if (distance(rgb, i - step, i + reach * step) > VISIBLE) seen++
      }
    }
  }
  return length ? seen / length : 0
}

function distance(rgb: Bytes, i: number, j: number): number {
  return Math.hypot(rgb[i * 3]! - rgb[j * 3]!, rgb[i * 3 + 1]! - rgb[j * 3 + 1]!, rgb[i * 3 + 2]! - rgb[j * 3 + 2]!)
}

function colourAgreement({ mask, odds, silhouettes }: FoundPerson): number {
  const reach = Math.max(2, Math.round(silhouettes[0]!.head.width * BAND))
  const wide = grow(mask, reach).data
  const narrow = grow(mask, -reach).data
  let near = 0
  let agree = 0
  for (let i = 0; i < wide.length; i++) {
    if (wide[i] === narrow[i]) continue
    near++
    if (odds[i]! > 0 === (mask.data[i] === 1)) agree++
  }
  return near ? agree / near : 0
}

function unsupportedShare({ mask, prior, odds, silhouettes }: FoundPerson): number {
  const { head } = silhouettes[0]!
  const end = Math.min(mask.data.length, Math.round(head.y + head.width * 1.2) * mask.width)
  let all = 0
  let unsupported = 0
  for (let i = 0; i < end; i++) {
    if (!mask.data[i]) continue
    all++
    if (prior[i]! < 0 && prior[i]! + odds[i]! < 2) unsupported++
  }
  return all ? unsupported / all : 1
}

function headWidth({ mask, silhouettes, faceWidth }: FoundPerson): number {
  let widest = 0
  for (const { head } of silhouettes) {
    const left = Math.max(0, Math.round(head.x - head.width * 1.6))
    const right = Math.min(mask.width, Math.round(head.x + head.width * 1.6))
    const bottom = Math.min(mask.height, head.y + head.width * 0.3)
    for (let y = Math.max(0, Math.round(head.y - head.width * 0.7)); y < bottom; y++) {
      let span = 0
      for (let x = left; x < right; x++) span += mask.data[y * mask.width + x]!
      widest = Math.max(widest, span / faceWidth)
    }
  }
  return widest
}
