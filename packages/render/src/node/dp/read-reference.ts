import type { DpIntent } from '../../draw/dp/understand-dp.ts'
import type { Rgb } from '../backdrop/ground.ts'
import { binColours } from '../cutout/colour-bins.ts'
import { fitColourModel } from '../cutout/colour-model.ts'
import { resizeImage } from '../pixels/byte-image.ts'
import { lightness, toLab } from '../pixels/lab.ts'
import { readPhoto } from '../pixels/read-photo.ts'
import { colourName } from './colour-name.ts'

const SIDE = 96
const PALETTE = 6
const SAME_COLOUR = 22

export async function readReference(bytes: Buffer): Promise<DpIntent> {
  const { data } = await resizeImage(await readPhoto(bytes), SIDE, SIDE)
  const colours = paletteOf(data)
  const light = meanLight(data)
  const softness = softnessOf(data)
  return {
    colours,
    brightness: 0.7 + (light / 100) * 0.6,
    softness,
    understood: [
      ...new Set(colours.map(colourName)),
      light > 65 ? 'bright' : light < 35 ? 'dark' : 'medium light',
      softness > 0.6 ? 'soft' : softness < 0.3 ? 'crisp' : 'medium soft',
    ],
  }
}

function paletteOf(data: ArrayLike<number>): Rgb[] {
  const bins = binColours(Uint8Array.from(data))
  const weight = new Float32Array(bins.count)
  for (const id of bins.ofPixel) weight[id] = weight[id]! + 1
  const ranked = fitColourModel(bins, weight, PALETTE)
    .map(({ mean, share }) => ({ mean, rank: share * (0.25 + chroma(mean) / 60) }))
    .sort((a, b) => b.rank - a.rank)
  const chosen: Rgb[] = []
  for (const { mean } of ranked) {
    if (chosen.length < 3 && chosen.every((other) => distance(mean, other) > SAME_COLOUR)) chosen.push(mean)
  }
  return chosen
}

function chroma(colour: Rgb): number {
  const [, a, b] = toLab(...colour)
  return Math.hypot(a, b)
}

function distance(one: Rgb, other: Rgb): number {
  const [l, a, b] = toLab(...one)
  const [m, u, v] = toLab(...other)
  return Math.hypot(l - m, a - u, b - v)
}

function meanLight(data: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < data.length; i += 3) sum += lightness(data[i]!, data[i + 1]!, data[i + 2]!)
  return sum / (data.length / 3)
}

/** Returns 1 if neighbouring pixels hardly differ, falling to 0 if they differ by 18 levels or more on average. */
function softnessOf(data: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i + 3 < data.length; i += 3) sum += Math.abs(data[i + 1]! - data[i + 4]!)
  return Math.max(0, Math.min(1, 1.1 - sum / (data.length / 3) / 16))
}
