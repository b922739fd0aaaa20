import { parseHex } from '../../draw/color.ts'
import type { Aesthetic, Light, Setting } from '../../draw/product/understand-aesthetic.ts'
import { type Backdrop, mix, type Rgb } from '../backdrop/ground.ts'
import { gardenGround, officeGround } from '../backdrop/places.ts'
import { studioGround } from '../backdrop/studio.ts'
import { litWall, nightLights, pastelShapes } from './behind.ts'
import {
  floorBefore,
  marbleTexture,
  plainTexture,
  sandTexture,
  type Texture,
  tableFromAbove,
  woodTexture,
} from './floor.ts'
import { GROUND_SIDE, type ShadowLook, type ShotSetup, SIDE } from './shot-setup.ts'
import { scaleOn } from './stand.ts'
import type { CutProduct } from './study-product.ts'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

const TINTS: Record<Light, ShotSetup['tint']> = {
  neutral: [1, 1, 1],
  warm: [1.025, 1, 0.965],
  golden: [1.045, 1, 0.93],
  cool: [0.975, 1, 1.025],
}

const PAPERS: Record<Setting, readonly [Rgb, Rgb]> = {
  paper: [
    [250, 250, 248],
    [205, 204, 202],
  ],
  wood: [
    [240, 226, 206],
    [178, 150, 120],
  ],
  marble: [
    [240, 243, 246],
    [176, 184, 192],
  ],
  dark: [
    [74, 70, 70],
    [12, 11, 13],
  ],
  garden: [
    [226, 238, 212],
    [136, 164, 116],
  ],
  sand: [
    [250, 214, 176],
    [196, 126, 92],
  ],
  pastel: [
    [255, 226, 232],
    [206, 212, 244],
  ],
  bold: [
    [70, 128, 245],
    [30, 72, 190],
  ],
}

const shades = (color: Rgb): readonly [Rgb, Rgb] => [mix(color, WHITE, 0.16), mix(color, BLACK, 0.34)]

const papersOf = ({ setting, color }: Aesthetic): readonly [Rgb, Rgb] =>
  color ? shades(parseHex(color)) : PAPERS[setting]

/** Longer side of the product as a share of the picture's side. A wide product may be longer than a tall one. */
const sizeOf = (cut: CutProduct | null, wide: number, tall: number): number =>
  Math.min(wide, tall * Math.max(1, cut ? cut.box.width / cut.box.height : 1))

/**
 * @param cut the product that will stand on the floor. Without it, the floor suits a tall product
 */
export function studioSetup(aesthetic: Aesthetic, cut: CutProduct | null): ShotSetup {
  const [lit, dark] = papersOf(aesthetic)
  const ground = studioGround(GROUND_SIDE, GROUND_SIDE, { lit, dark, at: { x: 0.46, y: 0.44 }, reach: 0.86, mottle: 1 })
  const isDark = aesthetic.setting === 'dark' && !aesthetic.color
  const size = sizeOf(cut, 0.74, 0.68)
  // Centres the product slightly below the middle, so that a low product does not lie at the bottom of the picture.
  const floor = cut ? 0.52 + (cut.box.height * scaleOn(size, cut)) / SIDE / 2 : 0.8
  return {
    ground,
    floor,
    size,
    shadow: { strength: isDark ? 0.62 : 0.34, reach: 0.34, softness: 0.03 },
    gloss: isDark ? 0.22 : 0.07,
    tint: TINTS[aesthetic.light],
  }
}

interface Place {
  behind: () => Backdrop
  texture: Texture
  horizon: number
  shadow: ShadowLook
  gloss: number
}

const SOFT: ShadowLook = { strength: 0.42, reach: 0.4, softness: 0.024 }
const SUN: ShadowLook = { strength: 0.5, reach: 0.62, softness: 0.012 }

const square = (paint: (width: number, height: number) => Backdrop) => () => paint(GROUND_SIDE, GROUND_SIDE)

const PLACES: Record<Setting, (papers: readonly [Rgb, Rgb]) => Place> = {
  paper: ([lit, dark]) => ({
    behind: () => litWall(mix(lit, WHITE, 0.6), mix(lit, dark, 0.3), 0.12),
    texture: plainTexture(mix(lit, dark, 0.08)),
    horizon: 0.6,
    shadow: SUN,
    gloss: 0.08,
  }),
  wood: () => ({
    behind: square(officeGround),
    texture: woodTexture([206, 158, 108], [104, 64, 36]),
    horizon: 0.58,
    shadow: SOFT,
    gloss: 0.06,
  }),
  marble: ([lit, dark]) => ({
    behind: () => litWall(lit, dark, 0.16),
    texture: marbleTexture([240, 240, 241], [142, 148, 158]),
    horizon: 0.6,
    shadow: SOFT,
    gloss: 0.2,
  }),
  dark: ([lit]) => ({
    behind: () => nightLights([16, 14, 16], [255, 196, 112]),
    texture: marbleTexture([22, 21, 23], mix([22, 21, 23], lit, 0.6)),
    horizon: 0.62,
    shadow: { ...SOFT, strength: 0.7 },
    gloss: 0.3,
  }),
  garden: () => ({
    behind: square(gardenGround),
    texture: woodTexture([214, 182, 140], [132, 96, 62]),
    horizon: 0.6,
    shadow: SUN,
    gloss: 0.04,
  }),
  sand: ([lit, dark]) => ({
    behind: () => litWall(mix(lit, WHITE, 0.1), mix(dark, [200, 90, 70], 0.4), 0.3),
    texture: sandTexture([246, 214, 172], [196, 142, 98]),
    horizon: 0.62,
    shadow: SUN,
    gloss: 0,
  }),
  pastel: ([lit, dark]) => ({
    behind: () => pastelShapes(lit, dark, [255, 241, 190]),
    texture: plainTexture(mix(lit, dark, 0.35), 0.01),
    horizon: 0.64,
    shadow: { ...SUN, strength: 0.3 },
    gloss: 0.05,
  }),
  bold: ([lit, dark]) => ({
    behind: () => litWall(lit, mix(lit, dark, 0.7), 0.24),
    texture: plainTexture(mix(lit, dark, 0.3), 0.01),
    horizon: 0.62,
    shadow: SUN,
    gloss: 0.08,
  }),
}

/**
 * @param cut the product that will stand in the setting
 */
export function lifestyleSetup(aesthetic: Aesthetic, cut: CutProduct | null): ShotSetup {
  const { behind, texture, horizon, shadow, gloss } = PLACES[aesthetic.setting](papersOf(aesthetic))
  const floor = 0.84
  return {
    ground: floorBefore(behind(), { horizon, texture, focus: floor }),
    floor,
    size: sizeOf(cut, 0.66, 0.6),
    shadow,
    gloss,
    tint: TINTS[aesthetic.light],
  }
}

/** Setting for a product seen from above, in the middle of a table. */
export function tableSetup(aesthetic: Aesthetic, cut: CutProduct): ShotSetup {
  const { texture, shadow } = PLACES[aesthetic.setting](papersOf(aesthetic))
  const size = 0.62
  const floor = 0.5 + (cut.box.height * scaleOn(size, cut)) / SIDE / 2
  return { ground: tableFromAbove(texture), floor, size, shadow, gloss: 0, tint: TINTS[aesthetic.light] }
}

export function macroGround(aesthetic: Aesthetic): Backdrop {
  const [lit, dark] = papersOf(aesthetic)
  return studioGround(GROUND_SIDE, GROUND_SIDE, { lit, dark, at: { x: 0.3, y: 0.25 }, reach: 0.9, mottle: 2 })
}

export const tintOf = ({ light }: Aesthetic): ShotSetup['tint'] => TINTS[light]
