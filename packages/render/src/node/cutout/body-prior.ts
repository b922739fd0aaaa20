import type { Head } from '../head/head.ts'
import { CERTAIN } from './grabcut.ts'

/** How strongly a place alone may speak for or against the subject. */
const MAX_PRIOR = 12

/**
 * What a head-and-shoulders portrait looks like before looking at colours: log-odds a pixel, CERTAIN in the middle of
 * face, neck and chest and far off the body. All lengths are in widths of the face.
 */
export function bodyPrior(width: number, height: number, heads: readonly Head[], strength = 1): Float32Array {
  const prior = new Float32Array(width * height).fill(-CERTAIN)
  for (const head of heads) {
    for (let y = 0; y < height; y++) {
      const v = (y + 0.5 - head.y) / head.width
      for (let x = 0; x < width; x++) {
        const u = Math.abs(x + 0.5 - head.x) / head.width
        const i = y * width + x
        prior[i] = Math.max(prior[i]!, oddsAt(u, v, strength))
      }
    }
  }
  return prior
}

/**
 * Where the palettes of a person change: 0 on the head (skin, hair), 1 on the body (clothes), and for the ground 0 on
 * its left and 1 on its right.
 */
export function bodyZones(width: number, height: number, heads: readonly Head[]) {
  const subject = new Float32Array(width * height)
  const ground = new Float32Array(width * height)
  const middle = heads.reduce((sum, { x }) => sum + x, 0) / heads.length
  const size = heads[0]!.width
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const nearest = heads.reduce((best, head) => (Math.abs(x - head.x) < Math.abs(x - best.x) ? head : best))
      const i = y * width + x
      const aside = Math.max(0, Math.abs(x - nearest.x) / nearest.width - 0.4)
      subject[i] = ramp((y - nearest.y) / nearest.width + aside / 2, 0.75, 1.1)
      ground[i] = ramp((x - middle) / size, -0.4, 0.4)
    }
  }
  return { subject, ground }
}

function ramp(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}

/** @param u sideways from the middle of the face (never negative) @param v downwards from it */
function oddsAt(u: number, v: number, strength: number): number {
  if (isCore(u, v)) return CERTAIN
  if (isFarOff(u, v)) return -CERTAIN
  const odds = strength * Math.max(headOdds(u, v), bodyOdds(u, v), besideNeckOdds(u, v))
  return Math.max(-MAX_PRIOR, Math.min(MAX_PRIOR, odds))
}

function isCore(u: number, v: number): boolean {
  const face = (u / 0.36) ** 2 + (v / 0.5) ** 2 < 1
  const neck = u < 0.2 && v > 0.4 && v < 1.2
  const chest = v >= 1.1 && u < 0.2 + (v - 1.1) * 0.5 && u < 0.7
  return face || neck || chest
}

function isFarOff(u: number, v: number): boolean {
  const aroundHead = (u / 1.6) ** 2 + ((v + 0.2) / 1.75) ** 2 < 1
  const belowShoulders = v > 0.5 && u < 1 + (v - 0.5) * 2.2
  return !aroundHead && !belowShoulders
}

function headOdds(u: number, v: number): number {
  const skull = Math.sqrt((u / 0.66) ** 2 + ((v + 0.18) / 0.95) ** 2) - 1
  return -skull * (skull < 0 ? 9 : 8)
}

function bodyOdds(u: number, v: number): number {
  const neck = v > 0.3 ? (0.42 - u) * 7 : -MAX_PRIOR
  return Math.max(neck, (shoulderWidth(v) - u) * 7 - 1)
}

/** Beside face and neck may be long hair, a scarf or a collar as well as the room: colours decide. */
function besideNeckOdds(u: number, v: number): number {
  return -2 - Math.max(0, u - 0.85) * 12 - Math.max(0, 0.1 - v) * 10
}

/** Half the width of a body `v` below the middle of the face: slopes from the neck, then falls straight. */
function shoulderWidth(v: number): number {
  return Math.min(1.35, 0.38 + (v - 0.75) * 1.7)
}
