import { parseHex } from '../../draw/color.ts'
import { type ColorName, NAMED_COLORS } from '../../draw/understand.ts'
import type { Rgb } from '../backdrop/ground.ts'
import { toLab } from '../pixels/lab.ts'

const NAMED = (Object.keys(NAMED_COLORS) as ColorName[]).map((name) => ({
  name,
  lab: toLab(...parseHex(NAMED_COLORS[name])),
}))

export function colourName(colour: Rgb): ColorName {
  const [l, a, b] = toLab(...colour)
  let best = NAMED[0]!
  let nearest = Number.POSITIVE_INFINITY
  for (const candidate of NAMED) {
    const [m, u, v] = candidate.lab
    // Weigh lightness less than hue, because hue decides what people call a colour.
    const distance = Math.hypot((l - m) * 0.7, a - u, b - v)
    if (distance < nearest) {
      nearest = distance
      best = candidate
    }
  }
  return best.name
}
