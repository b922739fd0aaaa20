import { type Backdrop, paintGround, type Rgb, smoothstep } from '../backdrop/ground.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane } from '../pixels/plane.ts'
import { windowLight } from './behind.ts'
import { GROUND_SIDE } from './shot-setup.ts'
import type { Texture } from './textures.ts'

export interface Floor {
  /** Height of the floor's far edge, 0 to 1 from the top. */
  horizon: number
  texture: Texture
  /**
   * Height of the point at which the floor's parallel lines would meet, 0 to 1 from the top. It is above the far edge
   * if a wall hides the rest of the floor.
   */
  eyeLevel: number
  /** Height of the part in focus, 0 to 1 from the top. */
  focus: number
}

const BLURS = [0, 0.004, 0.012] as const
/** Width of the part of the floor that is visible at the distance in focus, in the unit of `Texture`. */
const WIDTH_IN_FOCUS = 1.56

/** Returns a floor in perspective in front of a backdrop. The floor is out of focus before and behind the product. */
export function floorBefore(behind: Backdrop, { horizon, texture, focus, eyeLevel }: Floor): Backdrop {
  const side = GROUND_SIDE
  const sharp = new Float32Array(side * side * 3)
  for (let y = 0; y < side; y++) {
    const v = (y + 0.5) / side
    if (v <= horizon) {
      sharp.set(behind.data.subarray(y * side * 3, (y + 1) * side * 3), y * side * 3)
      continue
    }
    const away = (WIDTH_IN_FOCUS * (focus - eyeLevel)) / (v - eyeLevel)
    for (let x = 0; x < side; x++) {
      const u = (x + 0.5) / side
      sharp.set(litFromUpperLeft(texture((u - 0.5) * away, away), u, v), (y * side + x) * 3)
    }
  }
  const levels = BLURS.map((blur) => blurred(sharp, side, blur * side))
  const out = new Float32Array(sharp.length)
  for (let y = 0; y < side; y++) {
    const v = (y + 0.5) / side
    const away = v < focus ? (focus - v) / Math.max(0.05, focus - horizon) : (v - focus) / 0.3
    const step = Math.min(1.999, 2 * smoothstep(0.1, 1, away))
    const [near, far] = [levels[Math.floor(step)]!, levels[Math.floor(step) + 1]!]
    for (let i = y * side * 3; i < (y + 1) * side * 3; i++) out[i] = near[i]! + (far[i]! - near[i]!) * (step % 1)
  }
  return softHorizon({ width: side, height: side, data: out }, horizon)
}

const WINDOW_CONTRAST = 0.16

/** Returns a table seen straight from above, in the light of a window. */
export const tableFromAbove = (texture: Texture): Backdrop =>
  paintGround(GROUND_SIDE, GROUND_SIDE, (u, v) => {
    const [r, g, b] = litFromUpperLeft(texture((u - 0.5) * WIDTH_IN_FOCUS, v * WIDTH_IN_FOCUS), u, v)
    const shade = 1 + WINDOW_CONTRAST * (windowLight(u, v) - 0.6)
    return [r * shade, g * shade, b * shade]
  })

// Darkening of a surface towards the corner away from the light, as a share of its colour.
const FAR_FROM_LIGHT = 0.2

function litFromUpperLeft([r, g, b]: Rgb, u: number, v: number): Rgb {
  const light = 1 - FAR_FROM_LIGHT * smoothstep(0.4, 1.4, Math.hypot(u - 0.2, v - 0.1))
  return [r * light, g * light, b * light]
}

function blurred(data: Float32Array, side: number, sigma: number): Float32Array {
  if (sigma === 0) return data
  const out = new Float32Array(data.length)
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(side, side)
    for (let i = 0; i < side * side; i++) channel.data[i] = data[i * 3 + c]!
    const soft = gaussianBlur(channel, sigma)
    for (let i = 0; i < side * side; i++) out[i * 3 + c] = soft.data[i]!
  }
  return out
}

function softHorizon(ground: Backdrop, horizon: number): Backdrop {
  const { width, height, data } = ground
  const band = 0.02
  const soft = blurred(data, width, 0.012 * width)
  for (let y = 0; y < height; y++) {
    const near = 1 - Math.abs((y + 0.5) / height - horizon) / band
    if (near <= 0) continue
    for (let i = y * width * 3; i < (y + 1) * width * 3; i++)
      data[i] = (data[i]! + (soft[i]! - data[i]!) * Math.min(1, 2 * near)) * (1 - 0.06 * near)
  }
  return ground
}
