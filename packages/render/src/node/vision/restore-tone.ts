import { meanLab, skinPixels } from '../headshot/skin-guard.ts'
import { encodeLight, LINEAR, toLab } from '../pixels/lab.ts'
import { type Photo, readPhoto } from '../pixels/read-photo.ts'
import { sharp } from '../sharp.ts'
import { type Guard, guardFace } from './guard-face.ts'
import { type Face, findFaces } from './look.ts'

const SKIN_REACH = 16
/** Distances from the middle of the face, in face widths, between which the correction of the skin fades out. */
const REACH = { from: 1, to: 1.9 }
const ROUNDS = 4
const ENOUGH = 1

export interface Restored {
  bytes: Buffer
  contentType: 'image/jpeg'
  width: number
  height: number
  guard: Guard
}

export async function restoreTone(photo: Buffer, picture: Buffer): Promise<Restored | null> {
  const made = await readPhoto(picture)
  const [face] = await findFaces(made)
  if (!face) return null
  const weights = skinWeights(made, face)
  const data = Uint8Array.from(made.data)
  const { width, height } = made
  let bytes = picture
  let guard = await guardFace(photo, bytes)
  for (let round = 0; round < ROUNDS && guard.lightness !== null && Math.abs(guard.lightness) > ENOUGH; round++) {
    shift(data, weights, -guard.lightness)
    bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer()
    guard = await guardFace(photo, bytes)
  }
  return { bytes, contentType: 'image/jpeg', width, height, guard }
}

function skinWeights({ width, height, data }: Photo, face: Face): Float32Array {
  const [, a, b] = meanLab(data, skinPixels(width, height, [face]))
  const [x0, y0] = [face.box.x + face.box.width / 2, face.box.y + face.box.height / 2]
  const weights = new Float32Array(width * height)
  for (let i = 0; i < weights.length; i++) {
    const away = Math.hypot((i % width) - x0, Math.floor(i / width) - y0) / face.box.width
    if (away >= REACH.to) continue
    const [, pa, pb] = toLab(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!)
    const near = Math.min(1, (REACH.to - away) / (REACH.to - REACH.from))
    weights[i] = near * Math.exp(-((Math.hypot(pa - a, pb - b) / SKIN_REACH) ** 2))
  }
  return weights
}

const luminanceOf = (l: number): number => (l > 8 ? ((l + 16) / 116) ** 3 : l / 903.3)

/** Changes L* with constant colour ratios, so that skin does not turn grey. */
function shift(data: Uint8Array, weights: Float32Array, by: number): void {
  for (let i = 0; i < weights.length; i++) {
    if (weights[i]! < 0.01) continue
    const at = i * 3
    const [l] = toLab(data[at]!, data[at + 1]!, data[at + 2]!)
    const wanted = Math.max(0.5, Math.min(99.5, l + by * weights[i]!))
    const scale = luminanceOf(wanted) / Math.max(1e-4, luminanceOf(l))
    for (let c = 0; c < 3; c++) data[at + c] = Math.round(encodeLight(LINEAR[data[at + c]!]! * scale))
  }
}
