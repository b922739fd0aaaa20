type Rgb = readonly [number, number, number]

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color)
const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb
const hexOf = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const DARK_INK = '#0b1220'
const LIGHT_INK = '#ffffff'

export const darker = (color: string, share: number): string =>
  hexOf(rgbOf(color).map((value) => value * (1 - share)) as unknown as Rgb)

/** Moves a colour towards `end` until its contrast with `ground` is at least `bar`. WCAG requires 4.5 for text. */
export function readable(color: string, ground: string, end: string, bar = 4.5): string {
  const [from, to] = [rgbOf(color), rgbOf(end)]
  for (let part = 0; part <= 1; part += 0.05) {
    const mixed = hexOf(from.map((value, at) => value + ((to[at] ?? 0) - value) * part) as unknown as Rgb)
    if (contrast(mixed, ground) >= bar) return mixed
  }
  return end
}

/**
 * An accent colour with at least this contrast to white gets white text, and is darkened until the text is readable.
 */
const TAKES_WHITE = 3

/** The same text colour must be readable at rest and on hover. */
export function buttonColors(accent: string, hover: string) {
  const white = contrast(accent, LIGHT_INK) >= TAKES_WHITE
  const [ink, end] = white ? [LIGHT_INK, '#000000'] : [DARK_INK, LIGHT_INK]
  return {
    '--on-accent': ink,
    '--accent-ground': readable(accent, ink, end),
    '--accent-ground-hover': readable(hover, ink, end),
  }
}

export { isHex }
