import type { Box, Ctx } from '../canvas.ts'
import type { Pixels } from '../pixels.ts'
import { addSample, type Level, pyramidOf } from './pyramid.ts'

export type Point = readonly [x: number, y: number]
export type Quad = readonly [Point, Point, Point, Point]
/** Maps a canvas point to print coordinates, each 0 to 1 inside the print. */
export type Inverse = (x: number, y: number) => Point | null
/** Brightness of the surface at a canvas pixel. 1 leaves the ink unchanged, and more brightens it. */
export type Shade = (x: number, y: number) => number

/** Four samples inside each pixel give smooth edges. */
const SAMPLES: readonly Point[] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
]
/** Number of pixels of the print that one sample may cover before a smaller mipmap level is used. */
const DENSEST = 1.2

/**
 * Draws the print over the pixels in `box`, which is rounded up to whole pixels. `opacity` is the share of the
 * background that the ink hides.
 */
export function print(ctx: Ctx, picture: Pixels, box: Box, inverse: Inverse, shade: Shade, opacity = 1): void {
  const { x: left, y: top, width, height } = within(ctx, box)
  if (width <= 0 || height <= 0) return
  const image = ctx.getImageData(left, top, width, height)
  const levels = pyramidOf(picture)
  const ink = new Float64Array(4)
  const scale = opacity / (SAMPLES.length * 255)
  let above = cornersOf(inverse, left, top, width)
  for (let y = 0; y < height; y++) {
    const below = cornersOf(inverse, left, top + y + 1, width)
    for (let x = 0; x < width; x++) {
      if (!sampleInk(levels, above, below, x, ink)) continue
      const at = (y * width + x) * 4
      const light = shade(left + x, top + y)
      const hidden = (ink[3] as number) * scale
      for (let part = 0; part < 3; part++) {
        // Limit each channel to white, because strong light may raise it further.
        const lit = Math.min((ink[part] as number) * light, ink[3] as number) * scale * 255
        image.data[at + part] = (image.data[at + part] as number) * (1 - hidden) + lit
      }
    }
    above = below
  }
  ctx.putImageData(image, left, top)
}

/**
 * Returns the ink of each canvas pixel with straight alpha, without drawing. `fit` places the logo in the print area.
 */
export function inkOver(
  { width, height }: { width: number; height: number },
  picture: Pixels,
  inverse: Inverse,
  fit: (place: Point | null) => Point | null,
): Uint8ClampedArray {
  const out = new Uint8ClampedArray(width * height * 4)
  const levels = pyramidOf(picture)
  const ink = new Float64Array(4)
  const place: Inverse = (x, y) => fit(inverse(x, y))
  let above = cornersOf(place, 0, 0, width)
  for (let y = 0; y < height; y++) {
    const below = cornersOf(place, 0, y + 1, width)
    for (let x = 0; x < width; x++) {
      if (!sampleInk(levels, above, below, x, ink)) continue
      const at = (y * width + x) * 4
      const cover = ink[3] as number
      for (let part = 0; part < 3; part++) out[at + part] = ((ink[part] as number) * 255) / cover
      out[at + 3] = cover / SAMPLES.length
    }
    above = below
  }
  return out
}

function within({ canvas }: Ctx, box: Box): Box {
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  const right = Math.min(canvas.width, Math.ceil(box.x + box.width))
  const bottom = Math.min(canvas.height, Math.ceil(box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * Returns the print coordinates of the pixel corners of one row, u and v in turn. Corners outside the print are NaN.
 */
function cornersOf(inverse: Inverse, left: number, y: number, width: number): Float64Array {
  const row = new Float64Array((width + 1) * 2)
  for (let x = 0; x <= width; x++) {
    const place = inverse(left + x, y)
    row[x * 2] = place ? place[0] : Number.NaN
    row[x * 2 + 1] = place ? place[1] : Number.NaN
  }
  return row
}

/** Sums the samples of one pixel into `ink`. Returns false if no sample is on the print. */
function sampleInk(
  levels: readonly Level[],
  above: Float64Array,
  below: Float64Array,
  x: number,
  ink: Float64Array,
): boolean {
  const i = x * 2
  const [u0, v0, u1, v1] = [above[i] as number, above[i + 1] as number, above[i + 2] as number, above[i + 3] as number]
  const [u2, v2, u3, v3] = [below[i] as number, below[i + 1] as number, below[i + 2] as number, below[i + 3] as number]
  if (!meets(u0, u1, u2, u3) || !meets(v0, v1, v2, v3)) return false
  const level = levelFor(
    levels,
    Math.max(Math.abs(u3 - u0), Math.abs(u1 - u2)),
    Math.max(Math.abs(v3 - v0), Math.abs(v1 - v2)),
  )
  ink.fill(0)
  for (const [ax, ay] of SAMPLES) {
    const u = (u0 * (1 - ax) + u1 * ax) * (1 - ay) + (u2 * (1 - ax) + u3 * ax) * ay
    const v = (v0 * (1 - ax) + v1 * ax) * (1 - ay) + (v2 * (1 - ax) + v3 * ax) * ay
    if (u >= 0 && u < 1 && v >= 0 && v < 1) addSample(level, u, v, ink)
  }
  return (ink[3] as number) > 0
}

/** A corner outside the mapping is NaN, which compares as false, so its pixels get no ink. */
const meets = (a: number, b: number, c: number, d: number): boolean =>
  Math.max(a, b, c, d) > 0 && Math.min(a, b, c, d) < 1

function levelFor(levels: readonly Level[], du: number, dv: number): Level {
  const [full] = levels as readonly [Level]
  const spread = Math.max(du * full.width, dv * full.height) / 2
  const step = spread > DENSEST ? Math.round(Math.log2(spread / DENSEST)) : 0
  return levels[Math.min(step, levels.length - 1)] as Level
}

/**
 * Inverts the projective map from the unit square to four corners (top left, top right, bottom right, bottom left).
 * Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989), section 2.2.3.
 */
export function quadInverse([a, b, c, d]: Quad): Inverse {
  const sx = a[0] - b[0] + c[0] - d[0]
  const sy = a[1] - b[1] + c[1] - d[1]
  const dx1 = b[0] - c[0]
  const dx2 = d[0] - c[0]
  const dy1 = b[1] - c[1]
  const dy2 = d[1] - c[1]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / det
  const h = (dx1 * sy - sx * dy1) / det
  const [m0, m1, m2] = [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]]
  const [m3, m4, m5] = [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]]
  // A projective map is independent of scale, so the adjugate serves as the inverse.
  const [i0, i1, i2] = [m4 - m5 * h, m2 * h - m1, m1 * m5 - m2 * m4]
  const [i3, i4, i5] = [m5 * g - m3, m0 - m2 * g, m2 * m3 - m0 * m5]
  const [i6, i7, i8] = [m3 * h - m4 * g, m1 * g - m0 * h, m0 * m4 - m1 * m3]
  return (x, y) => {
    const w = i6 * x + i7 * y + i8
    return w === 0 ? null : [(i0 * x + i1 * y + i2) / w, (i3 * x + i4 * y + i5) / w]
  }
}

/**
 * Maps print coordinates to coordinates of a picture, each 0 to 1. The whole picture is shown, centred, on at most
 * `share` of a print area of `ratio` (width to height).
 */
export function fitInside(
  picture: { width: number; height: number },
  ratio: number,
  share = 1,
): (place: Point | null) => Point | null {
  const own = picture.width / picture.height
  const width = Math.min(1, own / ratio) * share
  const height = Math.min(1, ratio / own) * share
  return (place) => place && [(place[0] - 0.5) / width + 0.5, (place[1] - 0.5) / height + 0.5]
}

export function bounds(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const x = Math.floor(Math.min(...xs))
  const y = Math.floor(Math.min(...ys))
  return { x, y, width: Math.ceil(Math.max(...xs)) - x, height: Math.ceil(Math.max(...ys)) - y }
}
