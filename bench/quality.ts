import { sharp } from '../packages/render/src/node/sharp.ts'

const WINDOW = 8
const STEP = 4
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

export interface Quality {
  /** Peak signal-to-noise ratio in dB. Infinite for identical pictures. */
  psnr: number
  /**
   * Structural similarity of brightness at half size (Wang, Bovik, Sheikh and Simoncelli, 2004). 1 for identical
   * pictures.
   */
  ssim: number
}

/** Returns the brightness at half size, because scaling down averages dithering patterns as the eye does. */
async function halfGrey(rgb: Uint8Array, width: number, height: number): Promise<{ data: Buffer; width: number }> {
  const half = { width: Math.round(width / 2), height: Math.round(height / 2) }
  const data = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize({ ...half, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return { data, width: half.width }
}

export async function compare(one: Uint8Array, other: Uint8Array, width: number, height: number): Promise<Quality> {
  let squares = 0
  for (let i = 0; i < one.length; i++) squares += (one[i]! - other[i]!) ** 2
  const psnr = 10 * Math.log10(255 ** 2 / (squares / one.length))
  const [a, b] = [await halfGrey(one, width, height), await halfGrey(other, width, height)]
  const rows = a.data.length / a.width
  let sum = 0
  let windows = 0
  for (let y = 0; y + WINDOW <= rows; y += STEP) {
    for (let x = 0; x + WINDOW <= a.width; x += STEP, windows++)
      sum += ofWindow(a.data, b.data, y * a.width + x, a.width)
  }
  return { psnr, ssim: sum / windows }
}

function ofWindow(a: Uint8Array, b: Uint8Array, from: number, stride: number): number {
  let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0]
  for (let y = 0; y < WINDOW; y++) {
    for (let i = from + y * stride; i < from + y * stride + WINDOW; i++) {
      const [va, vb] = [a[i] as number, b[i] as number]
      sa += va
      sb += vb
      saa += va * va
      sbb += vb * vb
      sab += va * vb
    }
  }
  const count = WINDOW * WINDOW
  const [ma, mb] = [sa / count, sb / count]
  const [da, db, dab] = [saa / count - ma * ma, sbb / count - mb * mb, sab / count - ma * mb]
  return ((2 * ma * mb + C1) * (2 * dab + C2)) / ((ma * ma + mb * mb + C1) * (da + db + C2))
}
