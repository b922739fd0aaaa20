/** A4 at 150 dpi, for print. */
export const PAGE = { width: 1240, height: 1754, margin: 88 } as const
export const PAPER = '#ffffff'
