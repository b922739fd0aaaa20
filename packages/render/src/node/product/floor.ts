import { type Backdrop, mix, paintGround, type Rgb, smoothstep } from '../backdrop/ground.ts'
import { clouds } from '../backdrop/noise.ts'
import { gaussianBlur } from '../pixels/blur.ts'
import { createPlane } from '../pixels/plane.ts'
import { GROUND_SIDE } from './shot-setup.ts'

/** Colour of the floor at a position: across, and away from the viewer, both in widths of the picture's front edge. */
export type Texture = (across: number, away: number) => Rgb

export interface Floor {
  /** Height of the floor's far edge, 0 to 1 from the top. */
  horizon: number
  texture: Texture
  /** Vertical position in focus, 0 to 1. */
  focus: number
}

const BLURS = [0, 0.004, 0.012] as const
const DEPTH = 0.5

/** A floor in perspective in front of a backdrop. It is out of focus before and behind the product. */
export function floorBefore(behind: Backdrop, { horizon, texture, focus }: Floor): Backdrop {
  const side = GROUND_SIDE
  const sharp = new Float32Array(side * side * 3)
  for (let y = 0; y < side; y++) {
    const v = (y + 0.5) / side
    if (v <= horizon) {
      sharp.set(behind.data.subarray(y * side * 3, (y + 1) * side * 3), y * side * 3)
      continue
    }
    const away = DEPTH / (v - horizon + 0.06)
    for (let x = 0; x < side; x++) sharp.set(texture(((x + 0.5) / side - 0.5) * away, away), (y * side + x) * 3)
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

/** Darkening of a table towards the corner away from the light, as a share of its colour. */
const FAR_FROM_LIGHT = 0.2

/** A table seen straight from above, lit from the upper left. */
export const tableFromAbove = (texture: Texture): Backdrop =>
  paintGround(GROUND_SIDE, GROUND_SIDE, (u, v) => {
    const light = 1 - FAR_FROM_LIGHT * smoothstep(0.2, 1.2, Math.hypot(u - 0.2, v - 0.1))
    const [r, g, b] = texture(u - 0.5, v)
    return [r * light, g * light, b * light]
  })

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

export const woodTexture =
  (light: Rgb, dark: Rgb): Texture =>
  (across, away) => {
    const plank = Math.floor(across * 2.2 + 40)
    const shift = (plank * 37) % 11
    const grain = clouds(across * 26 + shift * 9, away * 1.6 + shift * 5, 3, 4)
    const fibre = clouds(across * 120, away * 3 + shift, 9, 2)
    const ring = Math.sin((grain * 2.2 + across * 9) * 6)
    const share = 0.42 + 0.3 * grain + 0.12 * fibre + 0.1 * ring + ((plank * 13) % 7) * 0.035
    const gap = Math.abs(across * 2.2 + 40 - plank - 0.5) > 0.488 ? 0.55 : 1
    const [r, g, b] = mix(light, dark, Math.max(0, Math.min(1, share)))
    return [r * gap, g * gap, b * gap]
  }

export const marbleTexture =
  (stone: Rgb, vein: Rgb): Texture =>
  (across, away) => {
    const bend = clouds(across * 2, away * 2, 21, 4)
    const wide = 1 - Math.min(1, Math.abs(clouds(across * 1.3 + bend, away * 1.1 + bend, 5, 4)) * 9)
    const fine = 1 - Math.min(1, Math.abs(clouds(across * 3.4 + bend * 2, away * 3 - bend, 8, 4)) * 16)
    return mix(stone, vein, Math.max(0, 0.55 * wide + 0.35 * fine + 0.08 * bend))
  }

export const sandTexture =
  (light: Rgb, dark: Rgb): Texture =>
  (across, away) => {
    const bend = clouds(across * 3, away * 2, 4, 3)
    const ripple = 0.5 + 0.5 * Math.sin((away * 11 + across * 1.5 + bend * 2.2) * 3)
    const speck = clouds(across * 190, away * 190, 6, 2)
    return mix(light, dark, Math.max(0, Math.min(1, 0.3 + 0.16 * ripple + 0.3 * speck + 0.16 * bend)))
  }

export const plainTexture =
  (color: Rgb, mottle = 0.02): Texture =>
  (across, away) => {
    const share = 1 + mottle * clouds(across * 4, away * 4, 12, 3)
    return [color[0] * share, color[1] * share, color[2] * share]
  }
