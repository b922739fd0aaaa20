/** A4 at 150 dots an inch: it may be printed. */
export const PAGE = { width: 1240, height: 1754, margin: 88 } as const
export const PAPER = '#ffffff'
