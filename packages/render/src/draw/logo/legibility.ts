import { contrast, parseHex, type Rgb, toHex } from '../color.ts'
import type { Pixels } from '../pixels.ts'

/** Minimum contrast ratio (WCAG 2.2) at which a shape is visible. Reading text would need a higher one. */
const BRIGHTNESS = 2.2
/** Minimum RGB distance (0 to 441) from the background at which a shape is visible even with a lower contrast ratio. */
const HUE = 170
/** Contrast with the background below which a colour looks pale. */
const FAINT = 1.6
const LOOKS = 2500
export const SOLID = 128
/** Minimum share of a logo's outline that must be visible for the logo to be printed unchanged. */
export const READS = 0.75

/**
 * Returns the visible share of a logo's outline, 0 to 1. Inner pixels do not count, because only the outline borders on
 * the background. Returns 1 for an opaque picture, which has no outline and brings its own background.
 */
export const legibilityOn = (logo: Pixels, ground: string): number => shareOf(logo, (color) => standsOut(color, ground))

/** Whether a logo looks pale, such as yellow on white, even if its hue makes it visible. */
export const isFaintOn = (logo: Pixels, ground: string): boolean =>
  shareOf(logo, ([red = 0, green = 0, blue = 0]) => contrast(toHex([red, green, blue]), ground) >= FAINT) < READS

function shareOf(logo: Pixels, isClear: (color: Pixels['data']) => boolean): number {
  const outline = outlineOf(logo)
  const step = Math.max(1, Math.floor(outline.length / LOOKS))
  let seen = 0
  let clear = 0
  for (let i = 0; i < outline.length; i += step) {
    const at = outline[i] as number
    seen++
    if (isClear(logo.data.subarray(at, at + 3))) clear++
  }
  return seen === 0 ? 1 : clear / seen
}

export function standsOut(color: ArrayLike<number>, ground: string): boolean {
  const ink: Rgb = [color[0] as number, color[1] as number, color[2] as number]
  const behind = parseHex(ground)
  const away = Math.hypot(ink[0] - behind[0], ink[1] - behind[1], ink[2] - behind[2])
  return away >= HUE || contrast(toHex(ink), ground) >= BRIGHTNESS
}

const outlines = new WeakMap<Pixels, readonly number[]>()

function outlineOf(logo: Pixels): readonly number[] {
  const kept = outlines.get(logo)
  if (kept) return kept
  const { data, width, height } = logo
  const found: number[] = []
  const isSolid = (cell: number) => (data[cell * 4 + 3] as number) >= SOLID
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x
      if (!isSolid(cell)) continue
      const inner = isSolid(cell - 1) && isSolid(cell + 1) && isSolid(cell - width) && isSolid(cell + width)
      if (!inner) found.push(cell * 4)
    }
  }
  outlines.set(logo, found)
  return found
}
