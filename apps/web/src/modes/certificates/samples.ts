export type Sample = 'first' | 'longest' | 'last'

export function samplesOf(widths: readonly number[]): Record<Sample, number> {
  const longest = widths.reduce((best, width, at) => (width > (widths[best] ?? 0) ? at : best), 0)
  return { first: 0, longest, last: Math.max(0, widths.length - 1) }
}
