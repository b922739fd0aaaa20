import type { Position } from '@ufaro/contract/tools/certificates.ts'

const inside = (value: number): number => Math.min(1, Math.max(0, value))
const rounded = (value: number): number => Math.round(inside(value) * 10_000) / 10_000

export const movedBy = ({ x, y }: Position, step: Position): Position => ({
  x: rounded(x + step.x),
  y: rounded(y + step.y),
})

const KEYS: Record<string, Position> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FINE = 0.002
const COARSE = 0.02

export function stepOf({ key, shiftKey }: { key: string; shiftKey: boolean }): Position | null {
  const way = KEYS[key]
  const size = shiftKey ? COARSE : FINE
  return way ? { x: way.x * size, y: way.y * size } : null
}

export const toPercent = (fraction: number): number => Math.round(fraction * 1000) / 10
export const fromPercent = (percent: number): number => rounded(percent / 100)
