/**
 * How much a colour looks like skin, 0 to 1. Skin of every tone has nearly the same hue and differs in lightness, so
 * only the share of red and of green is judged, with the ranges that the literature gives for all tones together
 * (Soriano et al. 2000: the "skin locus"), wider than any one light would need.
 */
export function skinLikeness(r: number, g: number, b: number): number {
  const sum = r + g + b
  if (sum < 45 || r <= g || r <= b) return 0
  const red = r / sum
  const green = g / sum
  const across = (red - 0.425) / 0.075
  // Along the locus green falls a little as red rises.
  const off = (green - (0.335 - (red - 0.425) * 0.35)) / 0.028
  const likeness = Math.exp(-0.5 * (across * across + off * off))
  return sum > 735 ? likeness * 0.3 : likeness
}
