import { type Ground, mix, paintGround, type Rgb } from './ground.ts'
import { clouds } from './noise.ts'

export interface StudioLight {
  /** Colour where the lamp behind the person hits the paper. */
  lit: Rgb
  /** Colour in the corners. */
  dark: Rgb
  /** Where the lamp hits, 0 to 1 across and down. */
  at: { x: number; y: number }
  /** How far its light reaches, in heights of the picture. */
  reach: number
  /** How much the paper or canvas is mottled, in levels. */
  mottle: number
}

/** A roll of paper or painted canvas, lit by one soft lamp. */
export function studioGround(width: number, height: number, light: StudioLight): Ground {
  const aspect = width / height
  return paintGround(width, height, (u, v) => {
    const distance = Math.hypot((u - light.at.x) * aspect, v - light.at.y) / light.reach
    // The inverse-square law of a lamp, softened by its size.
    const lamp = 1 / (1 + distance * distance) ** 1.5
    const mottled = light.mottle * clouds(u * 5, v * 6, 11)
    const [r, g, b] = mix(light.dark, light.lit, lamp)
    return [r + mottled, g + mottled, b + mottled]
  })
}
