/** Pixels have three values, red, green and blue, from 0 to 255. */
export interface Backdrop {
  width: number
  height: number
  data: Float32Array
}

export type Rgb = readonly [number, number, number]

export type Shade = (u: number, v: number) => Rgb

export function paintGround(width: number, height: number, shade: Shade): Backdrop {
  const data = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(shade((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 3)
  }
  return { width, height, data }
}

export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
