import type { Ctx } from '../canvas.ts'
import { isFaintOn, legibilityOn, READS } from '../logo/legibility.ts'
import { type Ink, logoFor } from '../logo/prepare-logo.ts'
import { compose, groundSeen } from './compose.ts'
import type { Item, MockupLook } from './item.ts'
import type { SceneName } from './scene.ts'
import type { SceneFile } from './scene-file.ts'
import { stacked } from './stacked.ts'

const ITEMS = {
  mug: {
    scenes: { studio: 'studio', wood: 'cafe', garden: 'garden', office: 'office', dark: 'studio', pastel: 'studio' },
    grounds: ['#fbfaf7', '#25282f'],
    colored: true,
    share: 0.88,
  },
  shirt: {
    scenes: { studio: 'studio', wall: 'wall', dark: 'studio', pastel: 'studio' },
    grounds: ['#f6f5f2', '#23262e'],
    colored: true,
  },
  tote: {
    scenes: { studio: 'studio', wood: 'wood', street: 'street', dark: 'studio', pastel: 'studio' },
    grounds: ['#efe4d0', '#2b2d33'],
    colored: true,
    share: 0.9,
  },
  cap: {
    scenes: { studio: 'studio', wood: 'wood', dark: 'studio', pastel: 'studio' },
    grounds: ['#f6f5f2', '#22252d'],
    colored: true,
    share: 0.72,
  },
  box: {
    scenes: { studio: 'studio', street: 'street', dark: 'studio', pastel: 'studio' },
    grounds: ['#d3a878', '#2a2c31'],
    colored: true,
    share: 0.9,
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
    share: 0.9,
  },
  billboard: {
    scenes: { street: 'street', dark: 'evening', sunset: 'evening' },
    grounds: ['#fdfcf9', '#1c2027'],
    colored: true,
    share: 0.9,
  },
} satisfies Record<string, Item>
export type ItemName = keyof typeof ITEMS

export const ITEM_NAMES = Object.keys(ITEMS) as ItemName[]

/**
 * Returns the requested colour, else the colour of the logo's own background, else the item's usual colour. Returns the
 * item's other colour instead of the usual one if the logo is hard to see only on the usual one.
 */
function groundOf({ grounds, colored }: Item, ink: Ink, { color }: MockupLook): string {
  if (colored && color) return color
  if (ink.ground) return ink.ground
  const [usual, other] = grounds
  const isLost = legibilityOn(ink, usual) < READS || isFaintOn(ink, usual)
  return isLost && legibilityOn(ink, other) >= READS ? other : usual
}

const MOODS: Partial<Record<SceneName, string>> = { dark: '#3a3c44', pastel: '#f0cbd6' }

export const scenesOf = (name: ItemName): readonly SceneName[] => Object.keys(ITEMS[name].scenes) as SceneName[]

/** Only the plain background of a studio scene can be tinted. */
export const takesTint = (name: ItemName, look: MockupLook): boolean => sceneFileOf(name, look).endsWith('-studio')

export function sceneFileOf(name: ItemName, { scene }: MockupLook): string {
  const { scenes }: Item = ITEMS[name]
  return `${name}-${scenes[scene] ?? Object.values(scenes)[0]}`
}

/**
 * Draws on a square canvas of `SIZE` pixels.
 * @param ink the logo as returned by `prepareLogo`
 * @param file the loaded file that `sceneFileOf` names
 */
export function drawMockup(ctx: Ctx, ink: Ink, name: ItemName, look: MockupLook, file: SceneFile): void {
  const item: Item = ITEMS[name]
  const ground = groundOf(item, ink, look)
  const colors = { ground, tint: look.tint ?? MOODS[look.scene] }
  // A logo on its own background colour needs no adaptation.
  const logo = ground === ink.ground ? ink : logoFor(ink, groundSeen(file, ground))
  compose(ctx, file, stacked(logo), colors, item.share)
}
