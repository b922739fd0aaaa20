import { type Palette, WEIGHT } from './palette.ts'

/**
 * Looks up the palette's nearest colour. Answers are remembered at six bits a channel; a search walks outwards from the
 * colour's green and ends where green alone is too far away.
 */
export function makeNearest({ rgb, size }: Palette): (red: number, green: number, blue: number) => number {
  const memory = new Int16Array(1 << 18).fill(-1)
  const order = Uint16Array.from({ length: size }, (_, i) => i).sort((a, b) => rgb[a * 3 + 1]! - rgb[b * 3 + 1]!)
  const greens = Uint8Array.from(order, (i) => rgb[i * 3 + 1]!)
  const start = new Uint16Array(256)
  for (let green = 0, at = 0; green < 256; green++) {
    while (at < size && greens[at]! < green) at++
    start[green] = at
  }
  const search = (red: number, green: number, blue: number): number => {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    let up = start[green]!
    let down = up - 1
    while (up < size || down >= 0) {
      for (const at of [up, down]) {
        if (at < 0 || at >= size) continue
        const color = order[at]! * 3
        const dg = greens[at]! - green
        const dr = rgb[color]! - red
        const db = rgb[color + 2]! - blue
        const away = WEIGHT.red * dr * dr + WEIGHT.green * dg * dg + WEIGHT.blue * db * db
        if (away < least) {
          least = away
          best = order[at]!
        }
      }
      const reach = (at: number) => at < 0 || at >= size || WEIGHT.green * (greens[at]! - green) ** 2 >= least
      up = reach(up) ? size : up + 1
      down = reach(down) ? -1 : down - 1
    }
    return best
  }
  return (red, green, blue) => {
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    const known = memory[key]!
    if (known >= 0) return known
    const found = search((red & 252) | 2, (green & 252) | 2, (blue & 252) | 2)
    memory[key] = found
    return found
  }
}
