import { gaussianBlur } from '../pixels/blur.ts'
import type { Bytes } from '../pixels/byte-image.ts'
import { createPlane, type Plane, resizePlane } from '../pixels/plane.ts'
import { skinLikeness } from './skin.ts'

/** A picture as a face is looked for in it. */
export interface LookPlanes {
  /** Natural logarithm of light, so that differences mean the same on light and dark skin. */
  light: Plane
  /** Shares of red and green. */
  red: Plane
  green: Plane
  /** How much each point looks like skin, 0 to 1. */
  skin: Plane
}

export function lookPlanes(rgb: Bytes, width: number, height: number): LookPlanes {
  const planes: LookPlanes = {
    light: createPlane(width, height),
    red: createPlane(width, height),
    green: createPlane(width, height),
    skin: createPlane(width, height),
  }
  for (let i = 0; i < width * height; i++) {
    const r = rgb[i * 3]!
    const g = rgb[i * 3 + 1]!
    const b = rgb[i * 3 + 2]!
    planes.light.data[i] = Math.log(20 + 0.299 * r + 0.587 * g + 0.114 * b)
    planes.red.data[i] = (r + 5) / (r + g + b + 15)
    planes.green.data[i] = (g + 5) / (r + g + b + 15)
    planes.skin.data[i] = skinLikeness(r, g, b)
  }
  return planes
}

/** Whether a picture has colours at all, or is black and white (a trace of tint from old JPEGs aside). */
export function isColoured(rgb: Bytes): boolean {
  let spread = 0
  for (let i = 0; i < rgb.length; i += 3) {
    spread += Math.max(rgb[i]!, rgb[i + 1]!, rgb[i + 2]!) - Math.min(rgb[i]!, rgb[i + 1]!, rgb[i + 2]!)
  }
  return spread / (rgb.length / 3) > 4
}

/** The planes at another size, with their border repeated outwards so that faces near it can be looked at whole. */
export function shrinkPlanes(planes: LookPlanes, shrink: number, margin: number): LookPlanes {
  const one = (plane: Plane) => {
    const blurred = gaussianBlur(plane, 0.45 / shrink)
    return padded(resizePlane(blurred, Math.round(plane.width * shrink), Math.round(plane.height * shrink)), margin)
  }
  return { light: one(planes.light), red: one(planes.red), green: one(planes.green), skin: one(planes.skin) }
}

function padded(plane: Plane, margin: number): Plane {
  const out = createPlane(plane.width + 2 * margin, plane.height + 2 * margin)
  for (let y = 0; y < out.height; y++) {
    const row = Math.max(0, Math.min(plane.height - 1, y - margin)) * plane.width
    for (let x = 0; x < out.width; x++) {
      out.data[y * out.width + x] = plane.data[row + Math.max(0, Math.min(plane.width - 1, x - margin))]!
    }
  }
  return out
}

/** Light against its surroundings, cut off where edges of hair and clothes would drown the features of a face. */
export function relief(light: Plane, radius: number, most: number): Plane {
  const around = gaussianBlur(light, radius)
  return { ...light, data: light.data.map((value, i) => Math.max(-most, Math.min(most, value - around.data[i]!))) }
}
