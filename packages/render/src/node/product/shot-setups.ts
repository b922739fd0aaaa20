import { parseHex } from '../../draw/color.ts'
import type { Background, Light, Material, Setting } from '../../draw/product/aesthetic-words.ts'
import type { Aesthetic, Tint } from '../../draw/product/understand-aesthetic.ts'
import { type Backdrop, mix, type Rgb } from '../backdrop/ground.ts'
import { gardenGround, officeGround } from '../backdrop/places.ts'
import { studioGround } from '../backdrop/studio.ts'
import { litWall, nightLights, pastelShapes, seaside } from './behind.ts'
import { floorBefore, tableFromAbove } from './floor.ts'
import { GROUND_SIDE, type ShadowLook, type ShotSetup, SIDE } from './shot-setup.ts'
import { scaleOn } from './stand.ts'
import type { CutProduct } from './study-product.ts'
import {
  clothTexture,
  concreteTexture,
  grassTexture,
  leatherTexture,
  marbleTexture,
  plainTexture,
  sandTexture,
  slateTexture,
  type Texture,
  tileTexture,
  under,
  woodTexture,
} from './textures.ts'

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

const shades = (color: Rgb): readonly [Rgb, Rgb] => [
  mix(color, WHITE, 0.16),
  mix(color, BLACK, 0.34 - 0.14 * (Math.min(...color) / 255)),
]

const TONES: Record<'dark' | 'light', readonly [Rgb, number]> = { dark: [BLACK, 0.45], light: [[255, 246, 232], 0.45] }

function tinted({ color, tone }: Tint, usual: Rgb): Rgb {
  const own = color ? parseHex(color) : usual
  if (!tone) return own
  const [towards, share] = TONES[tone]
  return mix(own, towards, share)
}

/**
 * Returns the colours of light and shade on a backdrop: those of the colour requested for the whole setting, else those
 * of the wall, else those of the surface, else the setting's own.
 */
function papersOf({ setting, color, background, ground }: Aesthetic): readonly [Rgb, Rgb] {
  if (color) return shades(parseHex(color))
  const wall = background?.kind === 'wall' && background.color ? background : ground?.color ? ground : null
  return wall ? shades(tinted(wall, WHITE)) : PAPERS[setting]
}

/**
 * Horizontal position of the brightest point of a studio backdrop, as a fraction, for light from the left and from
 * the right.
 */
const LIT_AT = { left: 0.46, right: 0.54 }

/**
 * Returns the longer side of the product as a share of the picture's side. A wide product may be longer than a tall
 * one.
 */
const sizeOf = (cut: CutProduct | null, wide: number, tall: number): number =>
  Math.min(wide, tall * Math.max(1, cut ? cut.box.width / cut.box.height : 1))

/**
 * @param cut the product that will stand on the floor. Without it, the floor suits a tall product
 */
export function studioSetup(aesthetic: Aesthetic, cut: CutProduct | null): ShotSetup {
  const [lit, dark] = papersOf(aesthetic)
  const ground = studioGround(GROUND_SIDE, GROUND_SIDE, {
    lit,
    dark,
    at: { x: LIT_AT[aesthetic.from], y: 0.44 },
    reach: 0.86,
    mottle: 1,
  })
  const isDark = aesthetic.setting === 'dark' && !aesthetic.color
  const size = sizeOf(cut, 0.74, 0.68)
  // Centres the product slightly below the middle, so that a low product does not lie at the bottom of the picture.
  const floor = cut ? 0.52 + (cut.box.height * scaleOn(size, cut)) / SIDE / 2 : 0.8
  return {
    ground,
    floor,
    size,
    shadow: { strength: isDark ? 0.62 : 0.34, reach: 0.34, softness: 0.03, from: aesthetic.from },
    gloss: isDark ? 0.22 : 0.07,
    tint: TINTS[aesthetic.light],
  }
}

interface Surface {
  texture: Texture
  gloss: number
}

interface Place extends Surface {
  behind: () => Backdrop
  horizon: number
  shadow: Omit<ShadowLook, 'from'>
}

const SOFT = { strength: 0.42, reach: 0.4, softness: 0.024 }
const SUN = { strength: 0.5, reach: 0.62, softness: 0.012 }

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
    ...MATERIALS.wood({}),
    horizon: 0.58,
    shadow: SOFT,
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
    ...MATERIALS.sand({}),
    horizon: 0.62,
    shadow: SUN,
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

const MATERIALS: Record<Material, (tint: Tint) => Surface> = {
  wood: (tint) => ({ texture: woodTexture(...inGrain(tint, [206, 158, 108], [104, 64, 36])), gloss: 0.06 }),
  marble: (tint) => {
    const color = tinted(tint, [240, 240, 241])
    // Make strong colours paler, because no stone has a pure colour.
    const stone = mix(color, [240, 240, 241], (Math.max(...color) - Math.min(...color)) / 255)
    const isDark = stone[0] + stone[1] + stone[2] < 240
    return {
      texture: marbleTexture(stone, mix(stone, isDark ? WHITE : [100, 104, 112], isDark ? 0.2 : 0.6)),
      gloss: 0.2,
    }
  },
  slate: (tint) => ({ texture: slateTexture(tinted(tint, [92, 96, 102])), gloss: 0.04 }),
  concrete: (tint) => ({ texture: concreteTexture(tinted(tint, [164, 162, 158])), gloss: 0.03 }),
  sand: (tint) => ({ texture: sandTexture(...inGrain(tint, [246, 214, 172], [196, 142, 98])), gloss: 0 }),
  cloth: (tint) => ({ texture: clothTexture(tinted(tint, [232, 226, 214])), gloss: 0 }),
  leather: (tint) => ({ texture: leatherTexture(tinted(tint, [112, 70, 44])), gloss: 0.04 }),
  tiles: (tint) => ({ texture: tileTexture(tinted(tint, [234, 236, 236])), gloss: 0.18 }),
  grass: ({ tone }) => ({
    texture: grassTexture(...inGrain(tone ? { tone } : {}, [142, 172, 84], [42, 74, 30])),
    gloss: 0,
  }),
  smooth: (tint) => ({ texture: plainTexture(tinted(tint, [236, 235, 232]), 0.01), gloss: 0.16 }),
}

/** Returns the light and the dark colour of a grained material. */
const inGrain = (tint: Tint, light: Rgb, dark: Rgb): [Rgb, Rgb] => {
  if (!tint.color) return [tinted(tint, light), tinted(tint, dark)]
  const color = tinted(tint, light)
  return [mix(color, WHITE, 0.22), mix(color, BLACK, 0.3)]
}

function backgroundOf({ kind, ...tint }: NonNullable<Aesthetic['background']>, aesthetic: Aesthetic): () => Backdrop {
  const [lit, dark] = papersOf(aesthetic)
  const isSunset = aesthetic.light === 'golden'
  const walls: Record<Background, () => Backdrop> = {
    wall: () => {
      const [near, far] = tint.color || tint.tone ? shades(tinted(tint, lit)) : [lit, mix(lit, dark, 0.5)]
      return litWall(near, mix(near, far, 0.35), 0.1)
    },
    room: square(officeGround),
    garden: square(gardenGround),
    night: () => nightLights([16, 14, 16], aesthetic.color ? lit : [255, 196, 112]),
    shapes: () => pastelShapes(lit, dark, [255, 241, 190]),
    sea: () =>
      isSunset
        ? seaside([222, 132, 104], [255, 214, 156], [128, 104, 112])
        : seaside([150, 196, 232], [250, 248, 242], [58, 124, 158]),
  }
  return walls[kind]
}

/** Height of the viewer's eyes above the floor's far edge, as a share of the picture's side. */
const EYE_ABOVE = 0.36
/** Factor by which furniture or a vehicle is larger than a product that stands on a table. */
const LARGE = 4

/** Returns the setting's own place, with the surface and the background that the user requested. */
function placeOf(aesthetic: Aesthetic): Place & { shadow: ShadowLook } {
  const own = PLACES[aesthetic.setting](papersOf(aesthetic))
  const { ground, background, isLarge, from } = aesthetic
  const tone = ground?.tone ?? (background?.kind === 'night' ? 'dark' : undefined)
  const surface =
    ground && MATERIALS[ground.material ?? OWN_MATERIAL[aesthetic.setting]]({ ...ground, ...(tone && { tone }) })
  const { texture, gloss } = surface ?? own
  return {
    behind: background ? backgroundOf(background, aesthetic) : own.behind,
    horizon: own.horizon,
    texture: isLarge ? under(texture, LARGE) : texture,
    shadow: { ...own.shadow, from },
    gloss,
  }
}

const OWN_MATERIAL: Record<Setting, Material> = {
  paper: 'smooth',
  wood: 'wood',
  marble: 'marble',
  dark: 'marble',
  garden: 'wood',
  sand: 'sand',
  pastel: 'smooth',
  bold: 'smooth',
}

// Position of the floor, from the top, and size of a tall product in a lifestyle shot, as shares of the picture's side.
export const LIFESTYLE = { floor: 0.84, size: 0.6 }

/**
 * @param cut the product that will stand in the setting
 */
export function lifestyleSetup(aesthetic: Aesthetic, cut: CutProduct | null): ShotSetup {
  const { behind, texture, horizon, shadow, gloss } = placeOf(aesthetic)
  const { floor, size } = LIFESTYLE
  const ground = floorBefore(behind(), { horizon, texture, focus: floor, eyeLevel: horizon - EYE_ABOVE })
  return {
    ground: litFrom(ground, shadow.from),
    floor,
    size: sizeOf(cut, 0.66, size),
    shadow,
    gloss,
    tint: TINTS[aesthetic.light],
  }
}

/**
 * Mirrors a background if the light comes from the right, because backgrounds are painted with the light on the left.
 */
function litFrom(ground: Backdrop, from: ShadowLook['from']): Backdrop {
  if (from === 'left') return ground
  const { width, height, data } = ground
  const out = new Float32Array(data.length)
  for (let i = 0; i < width * height; i++) {
    const mirrored = i - 2 * (i % width) + width - 1
    for (let c = 0; c < 3; c++) out[i * 3 + c] = data[mirrored * 3 + c]!
  }
  return { width, height, data: out }
}

/** Returns the setting for a product seen from above, in the middle of a table. */
export function tableSetup(aesthetic: Aesthetic, cut: CutProduct): ShotSetup {
  const { texture, shadow } = placeOf(aesthetic)
  const size = 0.62
  const floor = 0.5 + (cut.box.height * scaleOn(size, cut)) / SIDE / 2
  const ground = litFrom(tableFromAbove(texture), shadow.from)
  return { ground, floor, size, shadow, gloss: 0, tint: TINTS[aesthetic.light] }
}

export function macroGround(aesthetic: Aesthetic): Backdrop {
  const [lit, dark] = papersOf(aesthetic)
  return studioGround(GROUND_SIDE, GROUND_SIDE, { lit, dark, at: { x: 0.3, y: 0.25 }, reach: 0.9, mottle: 2 })
}

export const tintOf = ({ light }: Aesthetic): ShotSetup['tint'] => TINTS[light]
