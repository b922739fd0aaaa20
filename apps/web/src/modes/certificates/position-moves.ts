import type { Position } from '@ufaro/contract/tools/certificates.ts'

const rounded = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

export const movedBy = ({ x, y }: Position, step: Position): Position => ({
  x: rounded(x + step.x),
  y: rounded(y + step.y),
})

export const toPercent = (fraction: number): number => Math.round(fraction * 1000) / 10
export const fromPercent = (percent: number): number => rounded(percent / 100)
