import type { Ctx } from '../canvas.ts'
import { legibilityOn } from '../logo/legibility.ts'
import { logoFor, READS } from '../logo/prepare-logo.ts'
import type { Pixels } from '../pixels.ts'
import { finish } from './finish.ts'
import type { Item, MockupLook } from './item.ts'
import { drawBillboard } from './items/billboard.ts'
import { drawBottle } from './items/bottle.ts'
import { drawBox } from './items/box.ts'
import { drawCard } from './items/card.ts'
import { drawMug } from './items/mug.ts'
import { drawShirt } from './items/shirt.ts'
import { drawSign } from './items/sign.ts'
import { drawTote } from './items/tote.ts'

/** Every item the built-in engine draws. */
const ITEMS = {
  mug: { draw: drawMug, grounds: ['#fbfaf7', '#25282f'], colored: true },
  shirt: { draw: drawShirt, grounds: ['#f6f5f2', '#23262e'], colored: true },
  tote: { draw: drawTote, grounds: ['#efe4d0', '#2b2d33'], colored: true },
  box: { draw: drawBox, grounds: ['#d3a878', '#2a2c31'], colored: true },
  card: { draw: drawCard, grounds: ['#fcfbf8', '#1d2027'], colored: true },
  bottle: { draw: drawBottle, grounds: ['#f7f4ed', '#1e2127'], colored: false },
  sign: { draw: drawSign, grounds: ['#fbf8f1', '#20242b'], colored: false },
  billboard: { draw: drawBillboard, grounds: ['#fdfcf9', '#1c2027'], colored: true },
} satisfies Record<string, Item>
export type ItemName = keyof typeof ITEMS

/** Names of all items, for tests that draw each. */
export const ITEM_NAMES = Object.keys(ITEMS) as ItemName[]

/** The surface a logo is printed on: what was asked for, else the first of the item's own on which it can be read. */
function groundOf({ grounds, colored }: Item, ink: Pixels, { color }: MockupLook): string {
  if (colored && color) return color
  const [usual, other] = grounds
  return legibilityOn(ink, usual) < READS && legibilityOn(ink, other) >= READS ? other : usual
}

/**
 * An item with a logo on it, scene and all, on a square canvas of `SIZE` pixels.
 * @param ink the logo as `prepareLogo` made it
 */
export function drawMockup(ctx: Ctx, ink: Pixels, name: ItemName, look: MockupLook): void {
  const item: Item = ITEMS[name]
  const ground = groundOf(item, ink, look)
  item.draw(ctx, logoFor(ink, ground), { ...look, ground })
  finish(ctx)
}
