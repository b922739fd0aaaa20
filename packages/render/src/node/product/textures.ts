import { mix, type Rgb, smoothstep } from '../backdrop/ground.ts'
import { clouds } from '../backdrop/noise.ts'

/** Colour of the floor at a position: across, and away from the viewer. At the distance 1, a width of 1 is visible. */
export type Texture = (across: number, away: number) => Rgb

/** Returns the material as it looks under a product that is `times` as large. */
export const under =
  (texture: Texture, times: number): Texture =>
  (across, away) =>
    texture(across * times, away * times)

const lit = (color: Rgb, share: number): Rgb => [color[0] * share, color[1] * share, color[2] * share]

export const woodTexture =
  (light: Rgb, dark: Rgb): Texture =>
  (across, away) => {
    const at = across * 3.2 + 40
    const plank = Math.floor(at)
    const shift = (plank * 37) % 11
    const grain = clouds(across * 26 + shift * 9, away * 1.6 + shift * 5, 3, 4)
    const fibre = clouds(across * 120, away * 3 + shift, 9, 2)
    const ring = Math.sin((grain * 2.2 + across * 9) * 6)
    const share = 0.42 + 0.2 * grain + 0.26 * fibre + 0.08 * ring + ((plank * 13) % 7) * 0.035
    const gap = 1 - 0.5 * smoothstep(0.47, 0.495, Math.abs(at - plank - 0.5))
    return lit(mix(light, dark, Math.max(0, Math.min(1, share))), gap)
  }

export const marbleTexture =
  (stone: Rgb, vein: Rgb): Texture =>
  (across, away) => {
    const bend = clouds(across * 2, away * 2, 21, 4)
    const wide = 1 - Math.min(1, Math.abs(clouds(across * 1.3 + bend, away * 1.1 + bend, 5, 4)) * 14)
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

export const concreteTexture =
  (color: Rgb): Texture =>
  (across, away) => {
    const patches = clouds(across * 2.5, away * 2.5, 41, 4)
    const grit = clouds(across * 150, away * 150, 42, 2)
    const pit = smoothstep(0.42, 0.6, clouds(across * 34, away * 34, 43, 2))
    return lit(color, 1 + 0.09 * patches + 0.07 * grit - 0.16 * pit)
  }

/** Returns a texture of split stone: thin layers that run across, with sharp edges. */
export const slateTexture =
  (color: Rgb): Texture =>
  (across, away) => {
    const layers = clouds(across * 2.2, away * 7, 51, 5)
    const edge = 1 - smoothstep(0, 0.05, Math.abs(clouds(across * 1.6 + layers * 0.4, away * 4, 52, 3)))
    return lit(color, 1 + 0.34 * layers + 0.05 * clouds(across * 120, away * 160, 53, 2) - 0.16 * edge)
  }

/** Returns a texture of cloth that lies in soft folds. */
export const clothTexture =
  (color: Rgb): Texture =>
  (across, away) => {
    const bend = clouds(across * 1.1, away * 0.9, 61, 3)
    const fold = Math.sin((across * 0.9 + away * 0.35 + bend * 1.7) * 6)
    const thread = clouds(across * 210, away * 210, 62, 1)
    return lit(color, 0.98 + 0.17 * fold * (0.55 + bend) + 0.05 * thread)
  }

export const leatherTexture =
  (color: Rgb): Texture =>
  (across, away) => {
    const grain = Math.abs(clouds(across * 46, away * 46, 71, 2))
    return lit(color, 0.94 + 0.2 * clouds(across * 3, away * 3, 72, 3) + 0.3 * Math.min(0.3, grain))
  }

export const tileTexture =
  (color: Rgb): Texture =>
  (across, away) => {
    const [column, row] = [across * 3 + 40.5, away * 3 + 40]
    const [x, y] = [column % 1, row % 1]
    const isJoint = Math.min(x, y, 1 - x, 1 - y) < 0.018
    const own = 0.04 * Math.sin(Math.floor(column) * 12.9 + Math.floor(row) * 78.2)
    return lit(color, isJoint ? 0.68 : 1 + own + 0.03 * clouds(across * 9, away * 9, 81, 3))
  }

export const grassTexture =
  (light: Rgb, dark: Rgb): Texture =>
  (across, away) => {
    const blades = clouds(across * 150, away * 52, 91, 3)
    const tufts = clouds(across * 14, away * 14, 92, 3)
    return mix(dark, light, Math.max(0, Math.min(1, 0.5 + 0.75 * blades + 0.45 * tufts)))
  }
