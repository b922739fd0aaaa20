/** Linear light, 0 to 1, of each sRGB byte. */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Converts linear light, 0 to 1, to sRGB, 0 to 255, without rounding. */
export function encodeLight(light: number): number {
  if (light <= 0) return 0
  if (light >= 1) return 255
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
}

/** The channels are sRGB bytes. CIE L* is 0 to 100. */
export function lightness(r: number, g: number, b: number): number {
  const y = 0.2126 * LINEAR[clampByte(r)]! + 0.7152 * LINEAR[clampByte(g)]! + 0.0722 * LINEAR[clampByte(b)]!
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y
}

/** The channels are sRGB bytes. The result is CIE L*a*b* (D65). */
export function toLab(r: number, g: number, b: number): [number, number, number] {
  const lr = LINEAR[clampByte(r)]!
  const lg = LINEAR[clampByte(g)]!
  const lb = LINEAR[clampByte(b)]!
  const x = bent((0.4124 * lr + 0.3576 * lg + 0.1805 * lb) / 0.95047)
  const y = bent(0.2126 * lr + 0.7152 * lg + 0.0722 * lb)
  const z = bent((0.0193 * lr + 0.1192 * lg + 0.9505 * lb) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function bent(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : Math.round(value)
}
