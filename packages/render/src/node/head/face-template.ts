/** A soft spot: middle and size in widths of the face (the middle of the face is 0, 0), and how much light it adds. */
type Spot = readonly [u: number, v: number, across: number, down: number, light: number]

/**
 * Where a face seen from the front is darker or lighter than itself, from the proportions artists use: eyes a fifth of
 * the width from the middle and a sixth above it, mouth three tenths below.
 */
const SPOTS: readonly Spot[] = [
  [-0.2, -0.16, 0.085, 0.05, -1],
  [0.2, -0.16, 0.085, 0.05, -1],
  [-0.2, -0.27, 0.11, 0.04, -0.5],
  [0.2, -0.27, 0.11, 0.04, -0.5],
  [0, -0.12, 0.05, 0.12, 0.35],
  [0, 0.13, 0.08, 0.03, -0.3],
  [0, 0.29, 0.15, 0.05, -0.5],
  [-0.22, 0.08, 0.11, 0.1, 0.45],
  [0.22, 0.08, 0.11, 0.1, 0.45],
  [0, -0.42, 0.22, 0.08, 0.4],
  [0, 0.46, 0.12, 0.06, 0.2],
]

/** Points of a shape around the middle of a face, in pixels where the face is FACE_PIXELS wide. */
export interface Points {
  x: Int32Array
  y: Int32Array
}

/** A face is looked at with this many pixels across: fewer lose the eyes, more cost time. */
export const FACE_PIXELS = 20
/** How far the shapes below reach from the middle of the face, in pixels. */
export const REACH = 20

/** Nose and cheeks: what the skin of this face looks like. Every second point of each shape is enough. */
export const CHEEKS = pointsWhere((u, v) => Math.hypot(u / 0.3, (v - 0.08) / 0.2) < 1, 2)
/** The inside of the face. */
export const FACE = pointsWhere((u, v) => Math.hypot(u / 0.43, v / 0.56) < 1, 2)
/** Hair and air to the sides and above: where skin ends if this is a head. */
export const AROUND = pointsWhere(
  (u, v) => Math.hypot(u / 0.78, (v + 0.08) / 0.92) < 1 && Math.hypot(u / 0.54, v / 0.68) > 1 && v < 0.35,
  2,
)
/** The part of the face that has features, and the light expected at each point (mean 0, variance 1). */
export const FEATURES = pointsWhere((u, v) => Math.hypot(u / 0.4, v / 0.5) < 1, 1)
export const EXPECTED_LIGHT = expectedLight(FEATURES)

function pointsWhere(inside: (u: number, v: number) => boolean, step: number): Points {
  const x: number[] = []
  const y: number[] = []
  for (let row = -REACH; row <= REACH; row += step) {
    for (let column = -REACH; column <= REACH; column += step) {
      if (!inside(column / FACE_PIXELS, row / FACE_PIXELS)) continue
      x.push(column)
      y.push(row)
    }
  }
  return { x: Int32Array.from(x), y: Int32Array.from(y) }
}

function expectedLight({ x, y }: Points): Float32Array {
  const light = Float32Array.from(x, (column, k) => {
    const u = column / FACE_PIXELS
    const v = y[k]! / FACE_PIXELS
    return SPOTS.reduce(
      (sum, [su, sv, across, down, add]) =>
        sum + add * Math.exp(-0.5 * (((u - su) / across) ** 2 + ((v - sv) / down) ** 2)),
      0,
    )
  })
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length
  const spread = Math.sqrt(light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length)
  return light.map((value) => (value - mean) / spread)
}
