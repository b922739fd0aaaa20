import { boxBlur } from '../pixels/blur.ts'
import type { ByteImage } from '../pixels/byte-image.ts'
import { createSampler, type Plane, planeOf } from '../pixels/plane.ts'

const WIDE = 16
const NARROW = 4

/** The subject's own colours and those of the background, 0 to 255, one plane per channel. */
interface Layers {
  subject: Plane[]
  ground: Plane[]
}

/**
 * Estimates the subject's own colours at translucent pixels (Forte, "Approximate Fast Foreground Colour Estimation",
 * 2021). Hair and edges would otherwise keep a rim of the old background.
 * @param matte 0 to 1, at the size of `small`
 * @param fineMatte the same at the size of `large`
 */
export function subjectColours(small: ByteImage, matte: Plane, large: ByteImage, fineMatte: Plane): Float32Array {
  const channels = [0, 1, 2].map((c) => planeOf(small.width, small.height, (i) => small.data[i * 3 + c]!))
  const wide = separate(channels, channels, channels, matte, WIDE)
  const close = separate(channels, wide.subject, wide.ground, matte, NARROW)
  const sample = createSampler(small, large.width, large.height)
  const out = new Float32Array(large.data)
  for (let y = 0; y < large.height; y++) {
    for (let x = 0; x < large.width; x++) {
      const i = y * large.width + x
      const a = fineMatte.data[i]!
      if (a > 0.995 || a === 0) continue
      for (let c = 0; c < 3; c++) {
        const subject = sample(close.subject[c]!, x, y)
        const ground = sample(close.ground[c]!, x, y)
        out[i * 3 + c] = subject + a * (large.data[i * 3 + c]! - a * subject - (1 - a) * ground)
      }
    }
  }
  return out
}

function separate(seen: Plane[], subjects: Plane[], grounds: Plane[], matte: Plane, radius: number): Layers {
  const inverse = { ...matte, data: matte.data.map((a) => 1 - a) }
  const subjectWeight = boxBlur(matte, radius).data
  const groundWeight = boxBlur(inverse, radius).data
  const layers: Layers = { subject: [], ground: [] }
  for (let c = 0; c < 3; c++) {
    const weighted = (plane: Plane, weight: Plane) =>
      boxBlur({ ...plane, data: plane.data.map((v, i) => v * weight.data[i]!) }, radius).data
    const subject = weighted(subjects[c]!, matte).map((v, i) => v / (subjectWeight[i]! + 1e-5))
    const ground = weighted(grounds[c]!, inverse).map((v, i) => v / (groundWeight[i]! + 1e-5))
    const corrected = subject.map((f, i) => {
      const a = matte.data[i]!
      return Math.max(0, Math.min(255, f + a * (seen[c]!.data[i]! - a * f - (1 - a) * ground[i]!)))
    })
    layers.subject.push({ ...matte, data: corrected })
    layers.ground.push({ ...matte, data: ground })
  }
  return layers
}
