import type { Quad } from '@ufaro/contract/tools/mockup.ts'

export interface Step {
  x: number
  y: number
}

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

const KEYS: Record<string, Step> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FINE = 0.005
const COARSE = 0.05

export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Step | null {
  const way = KEYS[key]
  const size = shiftKey ? COARSE : FINE
  return way ? { x: way.x * size, y: way.y * size } : null
}
