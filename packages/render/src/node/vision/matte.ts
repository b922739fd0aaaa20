import { subjectColours } from '../cutout/foreground.ts'
import { guidedUpsample } from '../cutout/guided-upsample.ts'
import { solveMatte } from '../cutout/solve-matte.ts'
import type { ByteImage } from '../pixels/byte-image.ts'
import { resizeImage } from '../pixels/byte-image.ts'
import { createPlane, type Plane, resizePlane } from '../pixels/plane.ts'
import { hairEdge, openGaps, thinHair } from './see-through.ts'
import { withoutWisps } from './wisps.ts'

/** Longer side in pixels at which the matte is solved. The result is then enlarged, guided by edges in the picture. */
const SOLVED = 512
const DOUBT = { low: 0.1, high: 0.9 }
const BAND = { body: 2, hair: 6 }
const HAIR = 0.25
/** An alpha below this is a fitting error that would show as a halo. */
const HAZE = 0.04

export interface Matte {
  /** Coverage of each pixel by the subject, 0 to 1. */
  alpha: Plane
  /**
   * The subject's colours without the background, three values per pixel, 0 to 255. They differ from the photo at
   * translucent pixels.
   */
  colours: Float32Array
}

/** `forced` is 1 or 0 where the user's mask or a face fixes the value, else NaN. */
export interface Guess {
  soft: Plane
  /** Only set for people. */
  hair?: { strands: Plane; firm: Plane } | undefined
  forced?: Plane
}

/** Size at which the matte of a picture is solved. A guess of this size need not be resampled. */
export function solvedSize(picture: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, SOLVED / Math.max(picture.width, picture.height))
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}

export async function matteOf(picture: ByteImage, { soft, hair, forced }: Guess): Promise<Matte> {
  const { width, height } = solvedSize(picture)
  const small = await resizeImage(picture, width, height)
  const guess = resizePlane(soft, width, height)
  const strands = hair && resizePlane(hair.strands, width, height)
  const known = trimap(guess, strands)
  const edge = strands && hairEdge(small, known, strands, resizePlane(hair.firm, width, height))
  if (edge) openGaps(edge, small, known, guess)
  if (forced) force(known, guess, nearest(forced, width, height))
  const matte = solveMatte(small, known, guess)
  const fine = width < picture.width || height < picture.height ? guidedUpsample(matte, small, picture) : matte
  const clear = { ...fine, data: fine.data.map((a) => Math.max(0, Math.min(1, (a - HAZE) / (1 - 2 * HAZE)))) }
  const alpha = edge
    ? thinHair(edge, picture, clear)
    : withoutWisps(clear, resizePlane(soft, picture.width, picture.height))
  if (forced) enforce(alpha, forced)
  return { alpha, colours: subjectColours(small, matte, picture, alpha) }
}

/** Returns 1 or 0 where alpha is certain, and NaN where it has to be solved. */
function trimap({ width, height, data }: Plane, hair: Plane | undefined): Float32Array {
  const known = new Float32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    known[i] = data[i]! > DOUBT.high ? 1 : data[i]! < DOUBT.low ? 0 : Number.NaN
  }
  const out = known.slice()
  for (let i = 0; i < data.length; i++) {
    if (!Number.isNaN(known[i]!)) continue
    const band = hair && hair.data[i]! > HAIR ? BAND.hair : BAND.body
    const [x, y] = [i % width, (i / width) | 0]
    for (let v = Math.max(0, y - band); v <= Math.min(height - 1, y + band); v++) {
      out.fill(Number.NaN, v * width + Math.max(0, x - band), v * width + Math.min(width - 1, x + band) + 1)
    }
  }
  return out
}

function force(known: Float32Array, guess: Plane, forced: Plane): void {
  for (let i = 0; i < known.length; i++) {
    const value = forced.data[i]!
    if (Number.isNaN(value)) continue
    known[i] = value
    guess.data[i] = value
  }
}

/** Resamples by nearest neighbour, because forced values must not be interpolated. */
function nearest(plane: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * plane.height) / height) * plane.width
    for (let x = 0; x < width; x++) {
      out.data[y * width + x] = plane.data[row + Math.floor(((x + 0.5) * plane.width) / width)]!
    }
  }
  return out
}

function enforce(alpha: Plane, forced: Plane): void {
  const { data } = nearest(forced, alpha.width, alpha.height)
  for (let i = 0; i < data.length; i++) if (!Number.isNaN(data[i]!)) alpha.data[i] = data[i]!
}
