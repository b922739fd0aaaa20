import type { Box } from '../../canvas.ts'
import type { Star } from './price.ts'

const TOUCH = 0.04
// Factors by which a star may shrink, so that it hides less of the subject.
const SMALLER = [0.82, 0.7]
const GRID = 12

/** Approximates the subject by a superellipse that fills its box. */
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

// Keeps the edges that are furthest from the subject in place, so that the star moves away from the subject's middle.
function shrunk({ x, y, radius }: Star, subject: Box, share: number): Star {
  const less = radius * (1 - share)
  const [across, down] = [x - subject.x - subject.width / 2, y - subject.y - subject.height / 2]
  return { x: x + Math.sign(across) * less, y: y + Math.sign(down) * less, radius: radius * share }
}

/**
 * Returns the first star, at full size or smaller, of which at most `TOUCH` covers the subject. If there is none,
 * returns the smaller star that covers least of it.
 */
export function clearest(places: readonly [Star, ...Star[]], subject: Box | null): Star {
  if (!subject) return places[0]
  const smaller = SMALLER.flatMap((share) => places.map((star) => shrunk(star, subject, share)))
  const clear = [...places, ...smaller].find((star) => covered(star, subject) <= TOUCH)
  if (clear) return clear
  return smaller.reduce((best, star) => (covered(star, subject) < covered(best, subject) ? star : best))
}
