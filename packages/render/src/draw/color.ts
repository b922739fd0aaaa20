export type Rgb = readonly [red: number, green: number, blue: number]

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function toHex(color: Rgb): string {
  return `#${color
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export function mix(a: string, b: string, t: number): string {
  const to = parseHex(b)
  return toHex(parseHex(a).map((part, i) => part + ((to[i] ?? 0) - part) * t) as unknown as Rgb)
}

export function withAlpha(hex: string, alpha: number): string {
  return `rgba(${parseHex(hex).join(', ')}, ${alpha})`
}

/** The relative luminance is 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio is 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

export function chroma(color: string): number {
  const parts = parseHex(color)
  return (Math.max(...parts) - Math.min(...parts)) / 255
}

/** The difference is in degrees, 0 to 180. It is meaningless for greys, which have no hue. */
export function hueDistance(a: string, b: string): number {
  const away = Math.abs(hueOf(a) - hueOf(b)) % 360
  return Math.min(away, 360 - away)
}

function hueOf(color: string): number {
  const [red, green, blue] = parseHex(color)
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue) || 1
  if (red >= green && red >= blue) return 60 * ((green - blue) / spread)
  return green >= blue ? 120 + 60 * ((blue - red) / spread) : 240 + 60 * ((red - green) / spread)
}

/**
 * Makes a colour readable on the background, unless it already is: darkens it on a light background, and lightens it on
 * a dark one. Raises the saturation of a pastel first, because a pastel mixed with black looks muddy. Greys stay grey.
 */
export function deepen(color: string, ground = '#ffffff', ratio = 4.5): string {
  const parts = parseHex(color)
  const least = Math.min(...parts)
  // Remove most of the grey part of a colour that is not a grey.
  const pure = chroma(color) < 0.06 ? color : toHex(parts.map((part) => part - least * 0.75) as unknown as Rgb)
  return contrast(color, ground) >= ratio ? color : legible(pure, ground, ratio)
}

const INK = '#14161c'

export const readableOn = (ground: string): string =>
  contrast('#ffffff', ground) >= contrast(INK, ground) ? '#ffffff' : INK

export function legible(color: string, ground: string, ratio = 4.5): string {
  const target = luminance(ground) > 0.4 ? '#000000' : '#ffffff'
  for (let step = 0; step <= 10; step++) {
    const shade = mix(color, target, step / 10)
    if (contrast(shade, ground) >= ratio) return shade
  }
  return readableOn(ground)
}

/** Returns white or dark text, and the colour as its background, darkened or lightened until the text is readable. */
export function groundFor(color: string, ratio = 4.5): { ground: string; text: string } {
  // White text looks better on strong colours, even if dark text has a somewhat higher contrast.
  const text = contrast('#ffffff', color) >= 2.6 ? '#ffffff' : INK
  const away = text === INK ? '#ffffff' : '#000000'
  let ground = color
  for (let step = 1; step <= 20 && contrast(text, ground) < ratio; step++) ground = mix(color, away, step / 20)
  return { ground, text }
}
