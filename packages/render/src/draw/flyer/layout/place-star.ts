import type { Box } from '../../canvas.ts'
import type { Star } from './price.ts'

const TOUCH = 0.04
/** Factor for a star's radius where the full size would cover the subject. */
const SMALLER = 0.82
const GRID = 12

/** Whether a point is inside the subject, which is approximated by a superellipse that fills its box. */
const isIn = ({ x, y, width, height }: Box, left: number, top: number): boolean =>
  Math.abs((2 * (left - x)) / width - 1) ** 3 + Math.abs((2 * (top - y)) / height - 1) ** 3 < 1

function covered({ x, y, radius }: Star, subject: Box): number {
  let [all, inside] = [0, 0]
  for (let row = 0; row < GRID; row++) {
    for (let column = 0; column < GRID; column++) {
      const [across, down] = [((column + 0.5) / GRID) * 2 - 1, ((row + 0.5) / GRID) * 2 - 1]
      if (across ** 2 + down ** 2 > 1) continue
      all++
      if (isIn(subject, x + across * radius, y + down * radius)) inside++
    }
  }
  return inside / all
}

/** The first place where the star does not cover the picture's subject, else a smaller star where it covers least. */
export function clearest(places: readonly [Star, ...Star[]], subject: Box | null): Star {
  if (!subject) return places[0]
  const smaller = places.map((star) => ({ ...star, radius: star.radius * SMALLER }))
  const clear = [...places, ...smaller].find((star) => covered(star, subject) <= TOUCH)
  if (clear) return clear
  return smaller.reduce((best, star) => (covered(star, subject) < covered(best, subject) ? star : best))
}
