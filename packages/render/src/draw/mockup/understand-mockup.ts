import { COLOR_WORDS, type ColorName, firstMatch, fold, NAMED_COLORS } from '../understand.ts'
import type { MockupLook } from './item.ts'
import { ITEM_NAMES, type ItemName, scenesOf, takesTint } from './mockup.ts'
import { isEvening, type SceneName } from './scene.ts'

const ITEM_WORDS: Record<ItemName, readonly string[]> = {
  mug: ['mug', 'cup', 'coffee mug', 'coffee cup', 'tea cup', 'coffee', 'tea'],
  shirt: ['shirt', 't shirt', 'tshirt', 'tee', 'top', 'clothe', 'cloth', 'apparel', 'wear'],
  tote: ['tote', 'bag', 'tote bag', 'shopping bag', 'canvas bag', 'cloth bag', 'cotton bag'],
  cap: ['cap', 'face cap', 'facecap', 'baseball cap', 'snapback'],
  box: ['box', 'package', 'packaging', 'carton', 'parcel', 'delivery', 'pack'],
  card: ['card', 'business card', 'complimentary card', 'call card'],
  bottle: ['bottle', 'perfume', 'oil', 'drink', 'water bottle', 'label', 'sauce', 'honey', 'zobo', 'juice'],
  sign: [
    'sign',
    'storefront',
    'store front',
    'shop',
    'store',
    'signboard',
    'sign board',
    'signage',
    'boutique',
    'restaurant',
    'office front',
  ],
  billboard: ['billboard', 'bill board', 'hoarding', 'advert', 'outdoor ad'],
}

/** Objects for which there is no scene, listed under the most similar item that has one. */
const NEAREST: Partial<Record<ItemName, readonly string[]>> = {
  mug: ['paper cup', 'takeaway cup', 'plastic cup', 'tumbler', 'flask'],
  shirt: [
    'hoodie',
    'sweatshirt',
    'sweat shirt',
    'sweater',
    'jumper',
    'polo',
    'polo shirt',
    'jersey',
    'uniform',
    'jacket',
    'apron',
    'vest',
    'singlet',
  ],
  tote: [
    'paper bag',
    'gift bag',
    'nylon bag',
    'plastic bag',
    'polythene bag',
    'handbag',
    'hand bag',
    'leather bag',
    'school bag',
    'backpack',
    'purse',
  ],
  cap: ['hat', 'bucket hat', 'visor', 'beanie'],
  box: ['envelope', 'food pack', 'takeaway pack', 'crate'],
  card: ['letterhead', 'stationery', 'card holder', 'id card', 'gift card', 'greeting card', 'flyer', 'brochure'],
  bottle: ['jar', 'pouch', 'sachet'],
  billboard: ['banner', 'poster'],
}

export const ITEM_CALLED: Record<ItemName, string> = {
  mug: 'mug',
  shirt: 'T-shirt',
  tote: 'tote bag',
  cap: 'cap',
  box: 'box',
  card: 'business card',
  bottle: 'bottle',
  sign: 'shop sign',
  billboard: 'billboard',
}

/** `standsFor` is the object that the prompt names. It is set only if `key` is just the most similar item. */
function namedItem(prompt: string): { key: ItemName; word: string; standsFor?: string } | null {
  const both = ITEM_NAMES.map((item) => [item, [...ITEM_WORDS[item], ...(NEAREST[item] ?? [])]] as const)
  const named = firstMatch(prompt, Object.fromEntries(both) as Record<ItemName, readonly string[]>)
  if (!named || !NEAREST[named.key]?.includes(named.word)) return named
  // The prompt may name the item itself too: "uniform T-shirt" asks for a T-shirt, which does not stand for a uniform.
  const besides = fold(prompt).replace(new RegExp(` ${named.word}(?:e?s)? `), ' ')
  const own = firstMatch<ItemName>(besides, { [named.key]: ITEM_WORDS[named.key] } as typeof ITEM_WORDS)
  return own ? named : { ...named, standsFor: named.word }
}

const SCENE_WORDS: Record<SceneName, readonly string[]> = {
  studio: ['studio', 'clean', 'plain', 'simple', 'minimal', 'minimalist', 'bright'],
  wood: ['wood', 'wooden', 'rustic', 'table', 'floor', 'cafe', 'restaurant', 'warm', 'cosy', 'cozy', 'home', 'kitchen'],
  marble: ['marble', 'elegant', 'counter', 'stone', 'kitchen'],
  dark: ['dark', 'night', 'luxury', 'luxurious', 'premium', 'moody', 'black background'],
  garden: [
    'garden',
    'nature',
    'outdoor',
    'outside',
    'park',
    'leaf',
    'leave',
    'plant',
    'forest',
    'green background',
    'tree',
    'grass',
  ],
  sunset: ['sunset', 'evening', 'golden hour', 'dusk', 'sunrise', 'beach'],
  pastel: ['pastel', 'soft', 'playful', 'cute', 'pink background', 'candy', 'baby'],
  office: ['office', 'desk', 'work', 'corporate', 'business', 'window', 'laptop'],
  street: [
    'street',
    'market',
    'road',
    'city',
    'town',
    'concrete',
    'pavement',
    'urban',
    'warehouse',
    'outside',
    'outdoor',
    'shop front',
  ],
  wall: ['wall', 'hanger', 'hanging', 'hung', 'rack', 'boutique', 'shop', 'store'],
}

export interface UnderstoodMockup extends MockupLook {
  item: ItemName
  standsFor?: string
  /** Shown to the user: `item: mug (assumed)`, `scene: wood`, `colour: navy`. */
  understood: string[]
}

/**
 * A colour at most two words before the item's word belongs to the item. A colour before "background" or "wall" belongs
 * to the surroundings. Without either, the first colour belongs to the item.
 */
function colorsOf(prompt: string, itemWord: string | undefined): { item?: ColorName; ground?: ColorName } {
  const folded = fold(prompt)
  const found: { item?: ColorName; ground?: ColorName } = {}
  for (const [name, words] of Object.entries(COLOR_WORDS) as [ColorName, readonly string[]][]) {
    for (const word of words) {
      if (new RegExp(` ${word} (?:\\w+ )?(?:background|wall|backdrop|room|colou?r(?:ed)? background) `).test(folded))
        found.ground ??= name
      else if (itemWord && new RegExp(` ${word} (?:\\w+ ){0,2}${itemWord}`).test(folded)) found.item ??= name
    }
  }
  if (!found.item && !found.ground) {
    const any = firstMatch(prompt, COLOR_WORDS)
    if (any) found.item = any.key
  }
  return found
}

const OUTDOORS: readonly ItemName[] = ['sign', 'billboard']

function sceneWords(item: ItemName, scene: SceneName | undefined): string {
  if (OUTDOORS.includes(item)) return isEvening(scene ?? 'studio') ? 'scene: street at dusk' : 'scene: street by day'
  return scene ? `scene: ${scene}` : 'scene: studio (assumed)'
}

export function understandMockup(prompt: string, chosen?: ItemName, place?: SceneName): UnderstoodMockup {
  const named = namedItem(prompt)
  const item = chosen ?? named?.key ?? 'mug'
  // Ignore scenes that the item does not have, because the prompt may name one before a scene that the item has.
  const offered = scenesOf(item)
  const words = Object.entries(SCENE_WORDS).filter(([scene]) => offered.includes(scene as SceneName))
  // "business" in "business card" does not mean an office, so the item's word is removed.
  const around = named ? fold(prompt).replace(new RegExp(` ${named.word}(?:e?s)? `), ' ') : prompt
  const said = firstMatch<SceneName>(around, Object.fromEntries(words) as typeof SCENE_WORDS)?.key
  const scene = place && offered.includes(place) ? place : said
  const shown = scene ?? offered[0] ?? 'studio'
  const colors = colorsOf(prompt, named?.word)
  if (!takesTint(item, { scene: shown })) delete colors.ground
  const standsFor = chosen ? undefined : named?.standsFor
  const called = standsFor ? `${ITEM_CALLED[item]} in place of ${standsFor}` : item
  const understood = [chosen || named ? `item: ${called}` : `item: ${item} (assumed)`, sceneWords(item, scene)]
  if (colors.item) understood.push(`colour: ${colors.item}`)
  if (colors.ground) understood.push(`background: ${colors.ground}`)
  return {
    item,
    scene: shown,
    ...(standsFor && { standsFor }),
    ...(colors.item && { color: NAMED_COLORS[colors.item] }),
    ...(colors.ground && { tint: NAMED_COLORS[colors.ground] }),
    understood,
  }
}
