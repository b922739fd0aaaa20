import { COLOR_WORDS, type ColorName } from '../understand.ts'

export const SETTINGS = ['paper', 'wood', 'marble', 'dark', 'garden', 'sand', 'pastel', 'bold'] as const
export type Setting = (typeof SETTINGS)[number]

export type Light = 'neutral' | 'warm' | 'golden' | 'cool'

export type Material =
  | 'wood'
  | 'marble'
  | 'slate'
  | 'concrete'
  | 'sand'
  | 'cloth'
  | 'leather'
  | 'tiles'
  | 'grass'
  | 'smooth'

export type Background = 'wall' | 'room' | 'garden' | 'night' | 'shapes' | 'sea'

/** A word may have several meanings: "garden" is a setting and a background. */
export interface Meaning {
  setting?: Setting
  material?: Material
  background?: Background
  /**
   * The word names the ground under the product, such as "table". A material before it, or else the setting, decides
   * what the ground is made of.
   */
  isGround?: true
  light?: Exclude<Light, 'neutral'>
  from?: 'left' | 'right'
  color?: ColorName
  tone?: 'dark' | 'light'
  /** Size of the product that the word names. Furniture and vehicles are large. */
  product?: 'large' | 'small'
  /**
   * The word describes the noun after it, as in "clean wooden table". Its own meaning counts only if no noun follows.
   */
  isAdjective?: true
  isFiller?: true
  /** The word or punctuation mark ends a noun phrase. */
  isEnd?: true
}

const MEANINGS: readonly (readonly [Meaning, string])[] = [
  [{ setting: 'paper' }, 'studio, seamless'],
  [{ setting: 'paper', isAdjective: true }, 'clean, plain, simple, minimal, minimalist'],
  [{ setting: 'paper', material: 'smooth' }, 'paper'],
  [{ setting: 'wood', material: 'wood' }, 'wood, wooden, timber, oak, walnut, pine, bamboo, mahogany, plank, parquet'],
  [{ setting: 'wood' }, 'rustic'],
  [{ setting: 'wood', background: 'room', isGround: true }, 'table, desk, shelf'],
  [
    { setting: 'wood', background: 'room' },
    'cafe, kitchen, bakery, breakfast, restaurant, room, living room, bedroom, office, lounge, interior, home, house, showroom, shop, gym, salon, library',
  ],
  [{ setting: 'marble', material: 'marble' }, 'marble, granite, quartz, terrazzo'],
  [{ setting: 'marble', material: 'marble', isGround: true }, 'counter, countertop'],
  [{ setting: 'marble' }, 'elegant'],
  [{ setting: 'marble', material: 'tiles', background: 'wall' }, 'tile, tiled, bathroom, spa'],
  [{ material: 'slate' }, 'slate, stone, rock'],
  [{ material: 'concrete' }, 'concrete, cement, pavement, garage, plaster'],
  [{ material: 'concrete', tone: 'dark' }, 'asphalt, tarmac, road, street'],
  [
    { material: 'cloth' },
    'cloth, fabric, velvet, silk, satin, linen, cotton, denim, wool, tablecloth, blanket, carpet, rug, ankara, adire, lace',
  ],
  [{ material: 'leather' }, 'leather, suede'],
  [{ material: 'grass', background: 'garden' }, 'grass, lawn, meadow'],
  [{ material: 'smooth' }, 'ceramic, porcelain, plastic, acrylic, glass, metal'],
  [{ isGround: true }, 'floor, ground, surface'],
  [
    { setting: 'dark', background: 'night' },
    'night, luxury, luxurious, moody, dramatic, club, city light, neon, bokeh, blurred light, fairy light',
  ],
  [{ setting: 'dark' }, 'premium'],
  [
    { setting: 'garden', background: 'garden' },
    'garden, leaf, leave, greenery, nature, natural, plant, outdoor, park, forest, tropical, jungle, tree, foliage, palm, fern',
  ],
  [{ setting: 'garden' }, 'fresh'],
  [{ setting: 'sand', material: 'sand', background: 'sea' }, 'beach, seaside, shore'],
  [{ background: 'sea' }, 'sea, ocean, lake, sky'],
  [{ setting: 'sand', material: 'sand' }, 'sand, desert'],
  [{ setting: 'sand', light: 'golden' }, 'sunset, dusk'],
  [{ setting: 'sand' }, 'earthy, boho, clay'],
  [{ setting: 'pastel' }, 'playful, cute, candy, soft colour, soft color, baby, pastel colour, pastel color'],
  [{ setting: 'bold' }, 'bold, single colour, single color, solid, pop, vibrant, monochrome'],
  [{ background: 'wall' }, 'wall, background, backdrop, curtain'],
  [{ light: 'warm' }, 'warm, morning, sunny, sun, sunlight, sunshine, cosy, cozy, candlelight, daylight'],
  [{ light: 'golden' }, 'golden light, gold light, golden glow, golden hour, evening'],
  [{ light: 'cool' }, 'cool, cold, icy, winter, moonlight'],
  [{ from: 'left' }, 'from left, from the left'],
  [{ from: 'right' }, 'from right, from the right'],
  [{ tone: 'dark' }, 'deep, darker'],
  [{ tone: 'dark', setting: 'dark', isAdjective: true }, 'dark'],
  [{ tone: 'light' }, 'light, pale, lighter'],
  [{ tone: 'light', setting: 'pastel', isAdjective: true }, 'pastel'],
  [
    { product: 'large' },
    'sofa, couch, armchair, chair, bench, stool, bed, mattress, wardrobe, cupboard, cabinet, dresser, bookshelf, fridge, refrigerator, freezer, washing machine, cooker, generator, motorcycle, motorbike, bicycle, bike, car, truck, van, bus, keke, boat, door, stroller, treadmill, furniture, dining table, coffee table',
  ],
  [
    { product: 'small' },
    'toy, toy car, model car, product, item, watch, shoe, boot, sneaker, sandal, slipper, bag, handbag, purse, bottle, perfume, jar, tin, can, box, phone, laptop, headphone, earring, necklace, ring, bracelet, jewellery, jewelry, soap, lotion, cup, mug, cake, bread, dress, shirt, hat, cap, glasses, sunglasses, lamp',
  ],
  [
    { isFiller: true },
    'few, bit, lot, some, many, little, base, top, lighting, lit, glow, hour, window, window light, natural light, studio light, spotlight, shadow, soft, softly, gentle, bright, brightly, airy, quiet, calm, professional, rich, modern, classic, beautiful, beautifully, nice, pretty, lovely, stylish, fancy, expensive, realistic, photo, picture, image, shot, photography, look, looking, style, feel, feeling, mood, tone, colour, color, theme, vibe, atmosphere, advert, promotion, sale, campaign, christmas, post, high, quality, blurred, blurry, slightly, very, really, big, small, large, long, old, new, rough, polished, shiny, glossy, matte, wet, dry, empty, single, festive, romantic, front, back, left, right, side, middle, centre, center, corner, set, want, please, need, give, use, using, should, would, good, best, great, perfect, day, time, autumn, summer, spring',
  ],
  [
    { isEnd: true },
    'a, an, the, and, or, with, without, on, in, at, of, to, for, by, from, over, under, behind, beside, around, near, next, into, onto, it, its, is, are, be, that, this, there, as, my, our, your, i, we, you, me, not, no, but, so, just, only, also, all, plus, through, coming, falling, like, make, put, place, placed, standing, sitting, lying, show, showing',
  ],
]

const LEXICON = new Map<string, Meaning>()
for (const [meaning, words] of MEANINGS) for (const word of words.split(', ')) LEXICON.set(word, meaning)
for (const [color, words] of Object.entries(COLOR_WORDS) as [ColorName, readonly string[]][]) {
  for (const word of words) LEXICON.set(word, { ...LEXICON.get(word), color, isAdjective: true })
}
LEXICON.set('sand', { setting: 'sand', material: 'sand' })
LEXICON.set('white', { setting: 'paper', color: 'white', isAdjective: true })
LEXICON.set('black', { setting: 'dark', color: 'black', isAdjective: true })
LEXICON.set('golden', { light: 'golden', color: 'gold', isAdjective: true })

/** Maximum number of words of an entry in the dictionary. */
export const LONGEST_ENTRY = 3

export const meaningOf = (words: string): Meaning | undefined =>
  LEXICON.get(words) ?? LEXICON.get(words.replace(/s$/, '')) ?? LEXICON.get(words.replace(/es$/, ''))
