import type { Backdrop, Rgb } from '../backdrop/ground.ts'
import { gardenGround, officeGround, pastelGround, sunsetGround } from '../backdrop/places.ts'
import { type StudioLight, studioGround } from '../backdrop/studio.ts'

export const ATTIRES = ['Corporate', 'Casual'] as const
export type Attire = (typeof ATTIRES)[number]
export const LOOK_NUMBERS = [1, 2, 3, 4] as const
export type LookNumber = (typeof LOOK_NUMBERS)[number]

/** Colour grade of the person. `developFor` weakens a grade that would change the skin's lightness too much. */
export interface Grade {
  /** Factor of the distance of a value from the skin's lightness. 1 changes nothing. */
  contrast: number
  /** 0 gives black and white, 1 leaves the colours unchanged. */
  saturation: number
  /** Shift towards yellow (positive) or blue (negative), in levels. */
  warmth: number
  /**
   * Contrast between the lit side of the face and the other, by the position of the lamp: -1 is a lamp on the right, 1
   * a lamp on the left.
   */
  keyLight: number
}

export interface Look {
  name: string
  ground: (width: number, height: number) => Backdrop
  grade: Grade
  wrap: number
  rim?: { colour: Rgb; strength: number }
  shadow: number
  vignette: number
  tint: number
}

const studio = (light: StudioLight) => (width: number, height: number) => studioGround(width, height, light)

const greyStudio: Look = {
  name: 'Grey studio',
  ground: studio({ lit: [200, 203, 207], dark: [70, 74, 81], at: { x: 0.52, y: 0.4 }, reach: 0.62, mottle: 5 }),
  grade: { contrast: 1.06, saturation: 0.96, warmth: 0, keyLight: 0.5 },
  wrap: 0.1,
  shadow: 0,
  vignette: 0.12,
  tint: 0.41,
}

const navyExecutive: Look = {
  name: 'Navy executive',
  ground: studio({ lit: [58, 86, 124], dark: [7, 13, 27], at: { x: 0.6, y: 0.36 }, reach: 0.5, mottle: 6 }),
  grade: { contrast: 1.14, saturation: 0.94, warmth: -2, keyLight: 0.9 },
  wrap: 0.06,
  rim: { colour: [170, 205, 255], strength: 0.32 },
  shadow: 0,
  vignette: 0.2,
  tint: 0.51,
}

const brightWhite: Look = {
  name: 'Bright white',
  ground: studio({ lit: [253, 253, 253], dark: [206, 211, 218], at: { x: 0.5, y: 0.34 }, reach: 1.1, mottle: 0 }),
  grade: { contrast: 1.02, saturation: 1.04, warmth: 1, keyLight: 0.2 },
  wrap: 0.2,
  shadow: 0.1,
  vignette: 0,
  tint: 0.51,
}

const warmOffice: Look = {
  name: 'Warm office',
  ground: officeGround,
  grade: { contrast: 1.05, saturation: 1.04, warmth: 5, keyLight: 0.6 },
  wrap: 0.14,
  shadow: 0,
  vignette: 0.12,
  tint: 0.37,
}

const garden: Look = {
  name: 'Garden',
  ground: gardenGround,
  grade: { contrast: 1.04, saturation: 1.08, warmth: 3, keyLight: 0.4 },
  wrap: 0.16,
  rim: { colour: [250, 246, 200], strength: 0.16 },
  shadow: 0,
  vignette: 0.08,
  tint: 0.41,
}

const sunsetWall: Look = {
  name: 'Sunset wall',
  ground: sunsetGround,
  grade: { contrast: 1.08, saturation: 1.06, warmth: 10, keyLight: -0.7 },
  wrap: 0.12,
  rim: { colour: [255, 208, 150], strength: 0.2 },
  shadow: 0.16,
  vignette: 0.12,
  tint: 0.41,
}

const pastel: Look = {
  name: 'Pastel',
  ground: pastelGround,
  grade: { contrast: 0.99, saturation: 1.08, warmth: 2, keyLight: 0.2 },
  wrap: 0.16,
  shadow: 0.05,
  vignette: 0,
  tint: 0.45,
}

const monochrome: Look = {
  name: 'Black and white',
  ground: studio({ lit: [150, 150, 150], dark: [18, 18, 18], at: { x: 0.36, y: 0.42 }, reach: 0.55, mottle: 9 }),
  grade: { contrast: 1.24, saturation: 0, warmth: 0, keyLight: 1 },
  wrap: 0.08,
  rim: { colour: [255, 255, 255], strength: 0.14 },
  shadow: 0,
  vignette: 0.22,
  tint: 0.41,
}

/** Four looks per attire. They do not change the clothes in the photo, because only a generative model could. */
export const LOOKS: Record<Attire, Record<LookNumber, Look>> = {
  Corporate: { 1: greyStudio, 2: navyExecutive, 3: brightWhite, 4: warmOffice },
  Casual: { 1: garden, 2: sunsetWall, 3: pastel, 4: monochrome },
}
