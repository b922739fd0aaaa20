/** One value per pixel, row by row. */
export interface Plane {
  width: number
  height: number
  data: Float32Array
}

export function createPlane(
  width: number,
  height: number,
  data: Float32Array = new Float32Array(width * height),
): Plane {
  return { width, height, data }
}

/** `TypedArray.from` is ten times slower than this loop. */
export function planeOf(width: number, height: number, value: (index: number) => number): Plane {
  const plane = createPlane(width, height)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = value(i)
  return plane
}

export function toBytes({ data }: Plane): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(data.length)
  for (let i = 0; i < data.length; i++) bytes[i] = data[i]! * 255
  return bytes
}

/** Bilinear, with aligned pixel centres. Blur the plane before if it shrinks by more than half. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  if (width === plane.width && height === plane.height) return plane
  const out = createPlane(width, height)
  const columns = samplePoints(width, plane.width)
  const rows = samplePoints(height, plane.height)
  for (let y = 0; y < height; y++) {
    const top = rows.at[y]! * plane.width
    const bottom = Math.min(rows.at[y]! + 1, plane.height - 1) * plane.width
    const fy = rows.part[y]!
    for (let x = 0; x < width; x++) {
      const left = columns.at[x]!
      const right = Math.min(left + 1, plane.width - 1)
      const fx = columns.part[x]!
      const upper = plane.data[top + left]! * (1 - fx) + plane.data[top + right]! * fx
      const lower = plane.data[bottom + left]! * (1 - fx) + plane.data[bottom + right]! * fx
      out.data[y * width + x] = upper * (1 - fy) + lower * fy
    }
  }
  return out
}

/** For each target pixel, returns the source pixel before it and the fraction of the way to the next source pixel. */
function samplePoints(count: number, source: number): { at: Int32Array; part: Float32Array } {
  const at = new Int32Array(count)
  const part = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    const point = Math.max(0, Math.min(source - 1, ((i + 0.5) * source) / count - 0.5))
    at[i] = Math.floor(point)
    part[i] = point - at[i]!
  }
  return { at, part }
}

/** Samples low-resolution planes at single pixels of a larger picture, so that the planes need not be resized. */
export function createSampler(small: { width: number; height: number }, width: number, height: number) {
  const columns = samplePoints(width, small.width)
  const rows = samplePoints(height, small.height)
  return (plane: Plane, x: number, y: number): number => {
    const left = columns.at[x]!
    const right = Math.min(left + 1, small.width - 1)
    const top = rows.at[y]! * small.width
    const bottom = Math.min(rows.at[y]! + 1, small.height - 1) * small.width
    const fx = columns.part[x]!
    const fy = rows.part[y]!
    const upper = plane.data[top + left]! * (1 - fx) + plane.data[top + right]! * fx
    const lower = plane.data[bottom + left]! * (1 - fx) + plane.data[bottom + right]! * fx
    return upper * (1 - fy) + lower * fy
  }
}
