import type { Ctx } from '../canvas.ts'
import { legibilityOn, READS } from '../logo/legibility.ts'
import { logoFor } from '../logo/prepare-logo.ts'
import type { Pixels } from '../pixels.ts'
import { compose } from './compose.ts'
import { finish } from './finish.ts'
import type { Item, MockupLook } from './item.ts'
import { drawShirt } from './items/shirt.ts'
import { DRAWN_SCENES, type SceneName } from './scene.ts'
import type { SceneFile } from './scene-file.ts'

const ITEMS = {
  mug: {
    scenes: { studio: 'studio', wood: 'cafe', garden: 'garden', office: 'office', dark: 'studio', pastel: 'studio' },
    grounds: ['#fbfaf7', '#25282f'],
    colored: true,
  },
  shirt: { draw: drawShirt, grounds: ['#f6f5f2', '#23262e'], colored: true },
  tote: {
    scenes: { studio: 'studio', wood: 'wood', street: 'street', dark: 'studio', pastel: 'studio' },
    grounds: ['#efe4d0', '#2b2d33'],
    colored: true,
  },
  box: {
    scenes: { studio: 'studio', street: 'street', dark: 'studio', pastel: 'studio' },
    grounds: ['#d3a878', '#2a2c31'],
    colored: true,
  },
  card: {
    scenes: { studio: 'studio', wood: 'wood', office: 'office', dark: 'studio', pastel: 'studio' },
    grounds: ['#fcfbf8', '#1d2027'],
    colored: true,
  },
  bottle: {
    scenes: { studio: 'studio', wood: 'wood', garden: 'garden', dark: 'studio', pastel: 'studio' },
    grounds: ['#f7f4ed', '#1e2127'],
    colored: false,
  },
  sign: {
    scenes: { street: 'street', dark: 'evening', sunset: 'evening' },
    grounds: ['#fbf8f1', '#20242b'],
    colored: false,
  },
  billboard: {
    scenes: { street: 'street', dark: 'evening', sunset: 'evening' },
    grounds: ['#fdfcf9', '#1c2027'],
    colored: true,
  },
} satisfies Record<string, Item>
export type ItemName = keyof typeof ITEMS

export const ITEM_NAMES = Object.keys(ITEMS) as ItemName[]

/** The surface a logo is printed on: what was asked for, else the first of the item's own on which it can be read. */
function groundOf({ grounds, colored }: Item, ink: Pixels, { color }: MockupLook): string {
  if (colored && color) return color
  const [usual, other] = grounds
  return legibilityOn(ink, usual) < READS && legibilityOn(ink, other) >= READS ? other : usual
}

const MOODS: Partial<Record<SceneName, string>> = { dark: '#3a3c44', pastel: '#f0cbd6' }

export function scenesOf(name: ItemName): readonly SceneName[] {
  const { scenes }: Item = ITEMS[name]
  return scenes ? (Object.keys(scenes) as SceneName[]) : DRAWN_SCENES
}

/** True where the surroundings take a colour: everywhere behind a drawn item, else before a plain wall alone. */
export const takesTint = (name: ItemName, { scene }: MockupLook): boolean =>
  sceneFileOf(name, { scene })?.endsWith('-studio') ?? true

/** The rendered scene, by its file, that a look is put together from; null where the item is drawn. */
export function sceneFileOf(name: ItemName, { scene }: MockupLook): string | null {
  const { scenes }: Item = ITEMS[name]
  return scenes ? `${name}-${scenes[scene] ?? Object.values(scenes)[0]}` : null
}

/**
 * An item with a logo on it, scene and all, on a square canvas of `SIZE` pixels.
 * @param ink the logo as `prepareLogo` made it
 * @param file what `sceneFileOf` named, loaded
 */
export function drawMockup(ctx: Ctx, ink: Pixels, name: ItemName, look: MockupLook, file: SceneFile | null): void {
  const item: Item = ITEMS[name]
  const ground = groundOf(item, ink, look)
  const logo = logoFor(ink, ground)
  if (file) compose(ctx, file, logo, { ground, tint: look.tint ?? MOODS[look.scene] })
  else if (item.draw) {
    item.draw(ctx, logo, { ...look, ground })
    finish(ctx)
  }
}
