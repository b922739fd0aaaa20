export type Colors = [string, string, string]

const HEX = /^#[0-9a-f]{6}$/i
export const isHex = (color: string): boolean => HEX.test(color)

/** The # may be missing, and three digits are allowed. Null for anything else. */
export function readHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '')
  const long = /^[0-9a-f]{3}$/i.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits
  return isHex(`#${long}`) ? `#${long.toUpperCase()}` : null
}
