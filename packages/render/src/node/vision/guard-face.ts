import { meanLightness, skinPixels } from '../headshot/skin-guard.ts'
import { lightness } from '../pixels/lab.ts'
import { type Photo, readPhoto } from '../pixels/read-photo.ts'
import { faceLikeness, type Seen } from './face-likeness.ts'
import { type Face, findFaces, type Point } from './look.ts'

export type GuardOutcome = 'kept' | 'changed' | 'not_measured'

export interface Guard {
  tone: GuardOutcome
  /** Change of the skin's L*, corrected for scene light. Null if it was not measured. */
  lightness: number | null
  face: GuardOutcome
}

/** Change of L*, after correction for scene light, from which skin looks different. */
const TONE_BOUND = 6
/**
 * Largest correction for scene light, in L*. It is applied only if skin and surroundings changed in the same direction,
 * because a new backdrop changes the surroundings without changing the light.
 */
const MOST_DISCOUNT = 4
/**
 * A face counts as a different one above this mean landmark distance (after alignment, in eye distances) or below this
 * likeness. Chosen on 64 portraits, half of them held out: docs/vision-photos.md.
 */
const SHAPE_BOUND = 0.2
const LIKENESS_BOUND = 0.68
const NOT_MEASURED: Guard = { tone: 'not_measured', lightness: null, face: 'not_measured' }

/**
 * Compares the person in a photo with the person in a picture that an AI engine made from it, by skin lightness,
 * landmarks and light-dark pattern. Cannot identify anybody, and nothing is stored.
 */
export async function guardFace(before: Buffer, after: Buffer): Promise<Guard> {
  const [photo, made] = await Promise.all([readPhoto(before), readPhoto(after)])
  const [was] = await findFaces(photo)
  if (!was) return NOT_MEASURED
  const [is] = await findFaces(made)
  // A missing face counts as changed. Its skin tone cannot be measured.
  if (!is) return { ...NOT_MEASURED, face: 'changed' }
  const moved = toneChange(photo, was, made, is)
  return {
    tone: moved === null ? 'not_measured' : Math.abs(moved) > TONE_BOUND ? 'changed' : 'kept',
    lightness: moved === null ? null : Math.round(moved * 10) / 10,
    face: isAnother({ picture: photo, face: was }, { picture: made, face: is }) ? 'changed' : 'kept',
  }
}

function isAnother(before: Seen, after: Seen): boolean {
  const moved = Math.min(shapeChange(before.face, after.face), shapeChange(before.face, mirrored(after.face)))
  return moved > SHAPE_BOUND || faceLikeness(before, after) < LIKENESS_BOUND
}

function toneChange(photo: Photo, was: Face, made: Photo, is: Face): number | null {
  const [skinWas, skinIs] = [skinOf(photo, was), skinOf(made, is)]
  if (skinWas === null || skinIs === null) return null
  const skin = skinIs - skinWas
  const scene = lightOf(made, is) - lightOf(photo, was)
  const light = Math.sign(scene) === Math.sign(skin) ? Math.min(Math.abs(scene), Math.abs(skin), MOST_DISCOUNT) : 0
  return skin - Math.sign(skin) * light
}

function skinOf({ width, height, data }: Photo, face: Face): number | null {
  const pixels = skinPixels(width, height, [face])
  return pixels.length > 20 ? meanLightness(data, pixels) : null
}

function lightOf({ width, height, data }: Photo, { box }: Face): number {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 8000)))
  const seen: number[] = []
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      const near = Math.abs(x - box.x - box.width / 2) < box.width && Math.abs(y - box.y - box.height / 2) < box.height
      if (near) continue
      const i = (y * width + x) * 3
      seen.push(lightness(data[i]!, data[i + 1]!, data[i + 2]!))
    }
  }
  seen.sort((a, b) => a - b)
  return seen[seen.length >> 1] ?? 50
}

const pointsOf = ({ eyes, nose, mouth, ears }: Face): Point[] => [...eyes, nose, mouth, ...ears]

function mirrored({ eyes, nose, mouth, ears, ...rest }: Face): Face {
  const at = ({ x, y }: Point): Point => ({ x: -x, y })
  return {
    ...rest,
    eyes: [at(eyes[1]), at(eyes[0])],
    nose: at(nose),
    mouth: at(mouth),
    ears: [at(ears[1]), at(ears[0])],
  }
}

/** Returns the mean distance between the landmarks of two faces after Procrustes alignment, in eye distances. */
function shapeChange(a: Face, b: Face): number {
  const [from, to] = [centred(pointsOf(a)), centred(pointsOf(b))]
  let [dot, cross, size] = [0, 0, 0]
  for (const [k, p] of from.entries()) {
    const q = to[k]!
    dot += p.x * q.x + p.y * q.y
    cross += p.x * q.y - p.y * q.x
    size += p.x * p.x + p.y * p.y
  }
  const [cos, sin] = [dot / size, cross / size]
  const left = from.map((p, k) => Math.hypot(p.x * cos - p.y * sin - to[k]!.x, p.x * sin + p.y * cos - to[k]!.y))
  const apart = Math.hypot(b.eyes[0].x - b.eyes[1].x, b.eyes[0].y - b.eyes[1].y)
  return left.reduce((sum, each) => sum + each, 0) / left.length / Math.max(1, apart)
}

function centred(points: readonly Point[]): Point[] {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
  return points.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }))
}
