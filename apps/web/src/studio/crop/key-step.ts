/** A movement as fractions of the picture's width and height. */
export interface Step {
  x: number
  y: number
}

const KEYS: Record<string, Step> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const COARSE = 10

export function keyStep({ key, shiftKey }: { key: string; shiftKey: boolean }, fine: number): Step | null {
  const way = KEYS[key]
  const size = shiftKey ? fine * COARSE : fine
  return way ? { x: way.x * size, y: way.y * size } : null
}
