/** Luma weights of BT.709. */
const [RED, GREEN, BLUE] = [0.2126, 0.7152, 0.0722]
/** Offsets and ranges of limited range: luma from 16 to 235, chroma from 16 to 240. */
const [DARKEST, BRIGHTNESS, COLOUR, MIDDLE] = [16, 219, 224, 128]

export const VIDEO_COLOURS = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
} as const

/**
 * Converts pixels to I420 in limited range. Chromium's own conversion gives full range, which some players do not
 * recognize.
 * @param rgba four bytes per pixel. Width and height are even
 */
export function toI420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const half = width / 2
  const bright = width * height
  const out = new Uint8Array(bright + half * height)
  const second = bright + (half * height) / 2
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0]
      for (const at of [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]) {
        const [r, g, b] = [rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0]
        out[at] = DARKEST + ((RED * r + GREEN * g + BLUE * b) * BRIGHTNESS) / 255 + 0.5
        red += r / 4
        green += g / 4
        blue += b / 4
      }
      const light = RED * red + GREEN * green + BLUE * blue
      const at = (y / 2) * half + x / 2
      out[bright + at] = MIDDLE + ((blue - light) / (2 - 2 * BLUE) / 255) * COLOUR + 0.5
      out[second + at] = MIDDLE + ((red - light) / (2 - 2 * RED) / 255) * COLOUR + 0.5
    }
  }
  return out
}
