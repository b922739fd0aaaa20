import type { ByteImage } from '../pixels/byte-image.ts'

const SAMPLES = 20_000
/**
 * Minimum range between the darkest and lightest parts, in grey levels. A photo with a smaller range is left
 * unchanged.
 */
const LEAST_RANGE = 48
const BLACK = { part: 0.005, most: 24 }
const WHITE = { part: 0.992, wanted: 246, most: 1.9 }
const MIDDLE = { wanted: 96, least: 0.78 }
/**
 * Colour cast correction. The lightest parts count as white if they are nearly neutral, and half of their cast is
 * removed.
 */
const CAST = { part: 0.96, least: 0.72, corrected: 0.5 }

/**
 * Corrects a photo taken in dim or tinted light: black point, white point, dark midtones and colour cast. Photos in
 * good light hardly change.
 */
export function wellLit<T extends ByteImage>(photo: T): T {
  const { data } = photo
  const step = 3 * Math.max(1, Math.floor(data.length / 3 / SAMPLES))
  const seen: { grey: number; at: number }[] = []
  for (let at = 0; at + 2 < data.length; at += step) {
    seen.push({ at, grey: 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]! })
  }
  seen.sort((a, b) => a.grey - b.grey)
  const greyAt = (part: number) => seen[Math.min(seen.length - 1, Math.floor(part * seen.length))]!.grey
  const [dark, light] = [greyAt(BLACK.part), greyAt(WHITE.part)]
  if (light - dark < LEAST_RANGE) return photo
  const black = Math.min(dark, BLACK.most)
  const gain = Math.min(WHITE.most, Math.max(1, WHITE.wanted / (light - black)))
  const middle = Math.max(1, (greyAt(0.5) - black) * gain)
  const gamma =
    middle < MIDDLE.wanted ? Math.max(MIDDLE.least, Math.log(MIDDLE.wanted / 255) / Math.log(middle / 255)) : 1
  const tables = castOf(
    data,
    seen.slice(Math.floor(CAST.part * seen.length)).map(({ at }) => at),
  ).map((factor) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => {
      const spread = Math.max(0, Math.min(255, (value - black) * gain * factor))
      return 255 * (spread / 255) ** gamma
    }),
  )
  return { ...photo, data: data.map((value, k) => tables[k % 3]![value]!) }
}

function castOf(data: ByteImage['data'], lightest: readonly number[]): number[] {
  const means = [0, 1, 2].map((c) => lightest.reduce((sum, at) => sum + data[at + c]!, 0) / lightest.length)
  const [least, most] = [Math.min(...means), Math.max(...means)]
  if (least < CAST.least * most) return [1, 1, 1]
  const grey = 0.299 * means[0]! + 0.587 * means[1]! + 0.114 * means[2]!
  return means.map((mean) => (grey / mean) ** CAST.corrected)
}
