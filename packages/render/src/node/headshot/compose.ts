import type { Backdrop } from '../backdrop/ground.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane, type Plane, resizePlane } from '../pixels/plane.ts'
import { createRandom } from '../pixels/random.ts'
import { developFor } from './develop.ts'
import type { Look } from './looks.ts'
import { skinPixels } from './skin-guard.ts'
import { COARSE, type StudiedPhoto } from './study.ts'

/**
 * Strength of the grain, in levels (0 to 255). Grain hides the border between person and backdrop, and prevents steps
 * in gradients.
 */
const GRAIN = 1.6
const GRAIN_LENGTH = 65_537

/** Maximum share by which the vignette may darken the skin on average. Faces at the sides of a group may reach it. */
const SHADE_ON_SKIN = 0.02

const GRAIN_VALUES = drawGrain()

export function compose(photo: StudiedPhoto, look: Look): Uint8ClampedArray {
  const { width, height, subject, matte } = photo
  const coarse = coarseMatte(photo)
  const ground = groundFor(photo, look, coarse)
  const wrap = resizePlane(edgeLight(coarse, look), width, height).data
  const rim = look.rim ? resizePlane(rimLight(coarse), width, height).data : undefined
  const develop = developFor(subject, width, height, photo.faces, look.grade)
  const vignette = vignetteFor(photo, look.vignette)
  const out = new Uint8ClampedArray(width * height * 3)
  const own = new Float32Array(3)
  const behind = new Float32Array(width * 3)
  for (let y = 0; y < height; y++) {
    readRow(ground, y, height, width, behind)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const a = matte[i]! / 255
      const shade = 1 - vignette * vignetteAt(x / width - 0.5, y / height - 0.5)
      const speck = GRAIN_VALUES[(i * 7 + y * 131) % GRAIN_LENGTH]!
      if (a > 0) develop(own, subject[i * 3]!, subject[i * 3 + 1]!, subject[i * 3 + 2]!, x)
      const bleed = wrap[i]!
      for (let c = 0; c < 3; c++) {
        let value = behind[x * 3 + c]!
        if (a > 0) {
          let person = own[c]! + (value - own[c]!) * bleed
          if (rim) person += (255 - person) * (look.rim!.colour[c]! / 255) * look.rim!.strength * rim[i]!
          value = person * a + value * (1 - a)
        }
        out[i * 3 + c] = value * shade + speck
      }
    }
  }
  return out
}

function coarseMatte({ width, height, matte }: StudiedPhoto): Plane {
  const out = createPlane(Math.round(width / COARSE), Math.round(height / COARSE))
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      let sum = 0
      for (let dy = 0; dy < COARSE; dy++) {
        for (let dx = 0; dx < COARSE; dx++) sum += matte[(y * COARSE + dy) * width + x * COARSE + dx]!
      }
      out.data[y * out.width + x] = sum / (255 * COARSE * COARSE)
    }
  }
  return out
}

function groundFor(photo: StudiedPhoto, look: Look, matte: Plane): Backdrop {
  const ground = look.ground(matte.width, matte.height)
  const { data } = ground
  if (photo.ownGround) {
    const own = photo.ownGround.data
    for (let i = 0; i < data.length; i += 3) {
      const y = 0.299 * own[i]! + 0.587 * own[i + 1]! + 0.114 * own[i + 2]!
      for (let c = 0; c < 3; c++) {
        const kept = y + (own[i + c]! - y) * look.grade.saturation
        data[i + c] = kept + (data[i + c]! - kept) * look.tint
      }
    }
    return ground
  }
  if (look.shadow > 0) {
    const soft = gaussianBlur(matte, matte.width * 0.045)
    const shift = Math.round(matte.width * 0.05)
    for (let y = 0; y < matte.height; y++) {
      for (let x = 0; x < matte.width; x++) {
        const from = Math.max(0, y - shift) * matte.width + Math.max(0, x - shift)
        const dim = 1 - look.shadow * soft.data[from]!
        const i = (y * matte.width + x) * 3
        for (let c = 0; c < 3; c++) data[i + c] = data[i + c]! * dim
      }
    }
  }
  return ground
}

function edgeLight(matte: Plane, look: Look): Plane {
  const outside = { ...matte, data: matte.data.map((a) => 1 - a) }
  const near = gaussianBlur(outside, matte.width * 0.012)
  return { ...near, data: near.data.map((value) => look.wrap * Math.min(1, 2 * value)) }
}

function rimLight(matte: Plane): Plane {
  const soft = gaussianBlur(matte, 1.6)
  const step = Math.max(1, Math.round(matte.width * 0.008))
  const out = createPlane(matte.width, matte.height)
  for (let y = step; y < matte.height; y++) {
    for (let x = 0; x < matte.width; x++) {
      const i = y * matte.width + x
      const beyond = soft.data[(y - step) * matte.width + Math.min(matte.width - 1, x + step)]!
      out.data[i] = Math.max(0, Math.min(1, 1.5 * (soft.data[i]! - beyond)))
    }
  }
  return out
}

function vignetteFor({ width, height, faces }: StudiedPhoto, wanted: number): number {
  const skin = skinPixels(width, height, faces)
  let sum = 0
  for (const i of skin) sum += vignetteAt((i % width) / width - 0.5, Math.floor(i / width) / height - 0.5)
  return sum > 0 ? Math.min(wanted, (SHADE_ON_SKIN * skin.length) / sum) : wanted
}

function vignetteAt(u: number, v: number): number {
  const distance = Math.max(0, Math.sqrt(u * u + v * v) - 0.32) / 0.39
  return Math.min(1, distance * distance)
}

function readRow({ width, height, data }: Backdrop, y: number, rows: number, columns: number, out: Float32Array): void {
  const fy = Math.max(0, Math.min(height - 1, ((y + 0.5) * height) / rows - 0.5))
  const top = Math.floor(fy)
  const bottom = Math.min(height - 1, top + 1)
  const down = fy - top
  for (let x = 0; x < columns; x++) {
    const fx = Math.max(0, Math.min(width - 1, ((x + 0.5) * width) / columns - 0.5))
    const left = Math.floor(fx)
    const right = Math.min(width - 1, left + 1)
    const across = fx - left
    for (let c = 0; c < 3; c++) {
      const upper = data[(top * width + left) * 3 + c]! * (1 - across) + data[(top * width + right) * 3 + c]! * across
      const lower =
        data[(bottom * width + left) * 3 + c]! * (1 - across) + data[(bottom * width + right) * 3 + c]! * across
      out[x * 3 + c] = upper * (1 - down) + lower * down
    }
  }
}

function drawGrain(): Float32Array {
  const random = createRandom(5)
  return Float32Array.from({ length: GRAIN_LENGTH }, () => (random() + random() - 1) * GRAIN)
}
