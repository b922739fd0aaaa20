/** Widths of the white paper, as shares of the frame's shorter side. */
export const POLAROID_SIDE = 0.07
export const POLAROID_FOOT = 2.2 * POLAROID_SIDE
