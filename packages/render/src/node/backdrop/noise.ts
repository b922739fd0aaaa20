function cell(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
}

function smoothNoise(x: number, y: number, seed: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = (x - left) ** 2 * (3 - 2 * (x - left))
  const fy = (y - top) ** 2 * (3 - 2 * (y - top))
  const upper = cell(left, top, seed) * (1 - fx) + cell(left + 1, top, seed) * fx
  const lower = cell(left, top + 1, seed) * (1 - fx) + cell(left + 1, top + 1, seed) * fx
  return upper * (1 - fy) + lower * fy
}

/** Fractal noise from -1 to 1. Each octave has half the scale and half the amplitude of the one before. */
export function clouds(x: number, y: number, seed: number, octaves = 4): number {
  let sum = 0
  let strength = 0.5
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * smoothNoise(x * 2 ** octave, y * 2 ** octave, seed + octave)
    strength /= 2
  }
  return sum
}
