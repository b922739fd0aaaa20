import { type Backdrop, mix, paintGround, type Rgb } from './ground.ts'
import { clouds } from './noise.ts'

export interface StudioLight {
  lit: Rgb
  dark: Rgb
  at: { x: number; y: number }
  /** Distance from `at` at which about a third of the light is left, in heights of the picture. */
  reach: number
  /** Strength of the mottled texture of paper or canvas, in levels (0 to 255). */
  mottle: number
}

export function studioGround(width: number, height: number, light: StudioLight): Backdrop {
  const aspect = width / height
  return paintGround(width, height, (u, v) => {
    const distance = Math.hypot((u - light.at.x) * aspect, v - light.at.y) / light.reach
    // Light on a wall falls with the squared distance and with the angle at which it arrives.
    const lamp = 1 / (1 + distance * distance) ** 1.5
    const mottled = light.mottle * clouds(u * 5, v * 6, 11)
    const [r, g, b] = mix(light.dark, light.lit, lamp)
    return [r + mottled, g + mottled, b + mottled]
  })
}
