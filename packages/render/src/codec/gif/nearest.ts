import { type Palette, WEIGHT } from './palette.ts'

/**
 * Maximum difference per channel between a colour and the centre of its cell. A cell covers 16 values per channel. In
 * it, colours are rounded to the values 2, 6, 10 or 14, and the centre is 8.
 */
const REACH = 6
const { red: RED, green: GREEN, blue: BLUE } = WEIGHT
const RADIUS = REACH * Math.sqrt(RED + GREEN + BLUE)

/**
 * Returns a function that gives the index of the palette colour nearest to a colour. It compares only the colours that
 * can be nearest within a cell of four bits per channel (Heckbert, "Color Image Quantization for Frame Buffer Display",
 * 1982).
 */
export function makeNearest({ rgb, size }: Palette): (red: number, green: number, blue: number) => number {
  const memory = new Int16Array(1 << 18).fill(-1)
  const cells: (number[] | undefined)[] = Array(1 << 12).fill(undefined)
  const away = new Int32Array(size)
  const reds = Uint8Array.from({ length: size }, (_, i) => rgb[i * 3]!)
  const greens = Uint8Array.from({ length: size }, (_, i) => rgb[i * 3 + 1]!)
  const blues = Uint8Array.from({ length: size }, (_, i) => rgb[i * 3 + 2]!)

  const distance = (index: number, red: number, green: number, blue: number): number => {
    const dr = (reds[index]! - red) | 0
    const dg = (greens[index]! - green) | 0
    const db = (blues[index]! - blue) | 0
    return (Math.imul(RED, dr * dr) + Math.imul(GREEN, dg * dg) + Math.imul(BLUE, db * db)) | 0
  }

  const candidatesOf = (red: number, green: number, blue: number): number[] => {
    let least = 0x7fffffff
    for (let i = 0; i < size; i++) {
      const far = distance(i, red, green, blue)
      away[i] = far
      if (far < least) least = far
    }
    // A palette colour beyond this squared distance cannot be the nearest one for any colour of the cell.
    const limit = (Math.sqrt(least) + 2 * RADIUS) ** 2
    const found: number[] = []
    for (let i = 0; i < size; i++) if (away[i]! <= limit) found.push(i)
    return found
  }

  const search = (red: number, green: number, blue: number): number => {
    const cell = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const candidates = cells[cell] ?? candidatesOf((red & 240) | 8, (green & 240) | 8, (blue & 240) | 8)
    cells[cell] = candidates
    let best = 0
    let least = 0x7fffffff
    for (let i = 0; i < candidates.length; i++) {
      const index = candidates[i]!
      const far = distance(index, red, green, blue)
      if (far < least) {
        least = far
        best = index
      }
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
