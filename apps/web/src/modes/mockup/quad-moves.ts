import type { Quad } from '@ufaro/contract/tools/mockup.ts'
import type { Step } from '#web/studio/crop/key-step.ts'

const inside = (value: number): number => Math.min(1, Math.max(0, value))

export const withCorner = (quad: Quad, index: number, step: Step): Quad =>
  quad.map((corner, at) =>
    at === index ? { x: inside(corner.x + step.x), y: inside(corner.y + step.y) } : corner,
  ) as Quad

export function moved(quad: Quad, step: Step): Quad {
  const room = (axis: 'x' | 'y') => {
    const values = quad.map((corner) => corner[axis])
    return Math.min(1 - Math.max(...values), Math.max(-Math.min(...values), step[axis]))
  }
  const [x, y] = [room('x'), room('y')]
  return quad.map((corner) => ({ x: corner.x + x, y: corner.y + y })) as Quad
}

export const turned = ([a, b, c, d]: Quad): Quad => [b, c, d, a]
