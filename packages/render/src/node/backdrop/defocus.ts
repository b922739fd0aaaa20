import { gaussianBlur } from '../pixels/blur.ts'
import { encodeLight } from '../pixels/lab.ts'
import { createPlane } from '../pixels/plane.ts'
import type { Backdrop, Rgb } from './ground.ts'

/**
 * A scene that is painted sharp and then blurred. Values are in linear light, so that lamps stay brighter than walls
 * after the blur.
 */
export interface Scene {
  width: number
  height: number
  light: Float32Array
}

export function createScene(width: number, height: number): Scene {
  return { width, height, light: new Float32Array(width * height * 3) }
}

/** Position and size are fractions of the scene. `colour` is in sRGB, and `power` multiplies its light. */
export function fillRect(scene: Scene, x: number, y: number, w: number, h: number, colour: Rgb, power = 1): void {
  const light = linear(colour, power)
  const { width, height } = scene
  for (let py = Math.max(0, Math.round(y * height)); py < Math.min(height, Math.round((y + h) * height)); py++) {
    for (let px = Math.max(0, Math.round(x * width)); px < Math.min(width, Math.round((x + w) * width)); px++) {
      scene.light.set(light, (py * width + px) * 3)
    }
  }
}

/**
 * The position is in fractions of the scene, and the radii are in widths of the scene. `cover` is an opacity, 0 to 1.
 * It falls to 0 over the outermost part of the radius, and `edge` is the share of the radius that this part takes.
 */
export function addOval(
  scene: Scene,
  at: { x: number; y: number },
  radius: { x: number; y: number },
  colour: Rgb,
  cover: number,
  { power = 1, edge = 0.25 } = {},
): void {
  const { width, height, light } = scene
  const [r, g, b] = linear(colour, power)
  const cx = at.x * width
  const cy = at.y * height
  const rx = radius.x * width
  const ry = radius.y * width
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, cy + ry); y++) {
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, cx + rx); x++) {
      const distance = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry)
      const a = cover * Math.max(0, Math.min(1, (1 - distance) / edge))
      if (a === 0) continue
      const i = (y * width + x) * 3
      light[i] = light[i]! + (r - light[i]!) * a
      light[i + 1] = light[i + 1]! + (g - light[i + 1]!) * a
      light[i + 2] = light[i + 2]! + (b - light[i + 2]!) * a
    }
  }
}

/** `sigma` is in widths of the scene. */
export function blurScene(scene: Scene, sigma: number): void {
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(scene.width, scene.height)
    for (let i = 0; i < channel.data.length; i++) channel.data[i] = scene.light[i * 3 + c]!
    const blurred = gaussianBlur(channel, sigma * scene.width)
    for (let i = 0; i < channel.data.length; i++) scene.light[i * 3 + c] = blurred.data[i]!
  }
}

export function developScene({ width, height, light }: Scene): Backdrop {
  // A tone curve compresses highlights instead of clipping them, as film does.
  return { width, height, data: light.map((value) => encodeLight(value / (1 + 0.18 * value))) }
}

function linear([r, g, b]: Rgb, power: number): Rgb {
  return [(r / 255) ** 2.2 * power, (g / 255) ** 2.2 * power, (b / 255) ** 2.2 * power]
}
