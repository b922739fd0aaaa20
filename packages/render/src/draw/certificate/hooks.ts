import type { Ctx } from '../canvas.ts'
import type { Face } from '../text.ts'

type Point = readonly [x: number, y: number]

/** A quadratic curve that draws the hook of a Hausa letter. Points are in font sizes from the letter's origin, y up. */
export interface Hook {
  from: Point
  bend: Point
  to: Point
  weight: number
}

const BARE: Readonly<Record<string, string>> = { Ɓ: 'B', ɓ: 'b', Ɗ: 'D', ɗ: 'd', Ƙ: 'K', ƙ: 'k', Ƴ: 'Y', ƴ: 'y' }

/**
 * Start of each hook, in font sizes, for the fonts that lack the Hausa letters. Letters in `leftward` have the hook on
 * the left.
 */
const FONTS: Readonly<Partial<Record<Face, { weight: number; leftward: string; at: Record<string, Point> }>>> = {
  Caveat: {
    weight: 0.05,
    leftward: 'BD',
    at: {
      ...{ B: [0.31, 0.64], D: [0.25, 0.68], K: [0.65, 0.62], Y: [0.65, 0.64] },
      ...{ b: [0.33, 0.63], d: [0.49, 0.62], k: [0.33, 0.65], y: [0.38, 0.37] },
    },
  },
  'Permanent Marker': {
    weight: 0.1,
    leftward: 'BDbd',
    at: {
      ...{ B: [0.12, 0.66], D: [0.12, 0.67], K: [0.64, 0.66], Y: [0.52, 0.7] },
      ...{ b: [0.08, 0.54], d: [0.1, 0.55], k: [0.53, 0.55], y: [0.45, 0.58] },
    },
  },
  'JetBrains Mono': {
    weight: 0.08,
    leftward: 'BD',
    at: {
      ...{ B: [0.14, 0.69], D: [0.14, 0.69], K: [0.49, 0.69], Y: [0.51, 0.69] },
      ...{ b: [0.135, 0.7], d: [0.465, 0.7], k: [0.14, 0.7], y: [0.5, 0.51] },
    },
  },
}

export function hookOf(letter: string, face: Face): { base: string; hook: Hook } | null {
  const base = BARE[letter]
  const font = FONTS[face]
  const from = base && font?.at[base]
  if (!from) return null
  const [x, y] = from
  const curve = font.leftward.includes(base)
    ? { bend: [x - 0.17, y + 0.05] as const, to: [x - 0.16, y - 0.12] as const }
    : { bend: [x + 0.03, y + 0.12] as const, to: [x + 0.15, y + 0.05] as const }
  return { base, hook: { from, ...curve, weight: font.weight } }
}

export const topOfHook = ({ from, weight }: Hook): number => from[1] + 0.1 + weight / 2

export const endOfHook = ({ from, to, weight }: Hook): number => Math.max(from[0], to[0]) + weight / 2

export function drawHook(ctx: Ctx, { from, bend, to, weight }: Hook, x: number, y: number, size: number): void {
  const at = ([across, up]: Point) => [x + across * size, y - up * size] as const
  ctx.strokeStyle = ctx.fillStyle
  ctx.lineWidth = weight * size
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(...at(from))
  ctx.quadraticCurveTo(...at(bend), ...at(to))
  ctx.stroke()
}
