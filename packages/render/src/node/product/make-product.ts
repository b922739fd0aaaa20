import {
  type Aesthetic,
  readBackOf,
  type Understood,
  understandAesthetic,
} from '../../draw/product/understand-aesthetic.ts'
import { sharp } from '../sharp.ts'
import { createStudyOnce } from '../study-once.ts'
import type { Sides } from '../vision/judge.ts'
import { croppedShot, macroShot } from './macro.ts'
import type { Standing } from './place.ts'
import { type ShotSetup, SIDE } from './shot-setup.ts'
import { LIFESTYLE, lifestyleSetup, macroGround, studioSetup, tableSetup, tintOf } from './shot-setups.ts'
import { scaleOn, standOn } from './stand.ts'
import { type CutProduct, type StudiedProduct, studyProduct } from './study-product.ts'
import { asWhole } from './whole-photo.ts'

export interface ProductOptions {
  aesthetic: string
  shot: 'studio' | 'lifestyle' | 'macro'
  mask?: Buffer | undefined
  signal?: AbortSignal
}

export interface ProductShot {
  bytes: Buffer
  contentType: 'image/jpeg'
  width: number
  height: number
  understood: string[]
  cutout: 'clean' | 'soft'
}

const OWN_GROUND = 'ground: your photo keeps its own background'
const OF_PLACE = new Set(['surface', 'background', 'side'])
const CUT_OFF = 'frame: the product reaches the edge of your photo'

// Space around a product that keeps its own background, as a share of the product.
const ROOM = { studio: 0.4, lifestyle: 1.2 }

/** Number of cached studies, at about 30 MB each. */
const KEPT_STUDIES = 2
const studyOnce = createStudyOnce((photo, mask) => studyProduct(photo, mask), KEPT_STUDIES)

/**
 * Makes a shot of a product, 1500 × 1500, from the photo's own pixels. The product is cut out and placed in a drawn
 * setting, or fills the picture if the photo cuts it off. If the outline is uncertain, the whole photo is used.
 * @param photo an upright JPEG, PNG or WebP, as returned by intakeImage
 * @throws the signal's reason once aborted
 */
export async function makeProduct(
  photo: Buffer,
  { aesthetic, shot, mask, signal }: ProductOptions,
): Promise<ProductShot> {
  signal?.throwIfAborted()
  const studied = await studyOnce(photo, mask)
  signal?.throwIfAborted()
  const read = understandAesthetic(aesthetic)
  const pixels = await paint(studied, read, shot)
  const bytes = await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return {
    bytes,
    contentType: 'image/jpeg',
    width: SIDE,
    height: SIDE,
    understood: understoodFor(studied, read, shot),
    cutout: studied.cut || studied.cropped ? 'clean' : 'soft',
  }
}

function understoodFor(studied: StudiedProduct, read: Aesthetic, shot: ProductOptions['shot']): string[] {
  const only = (isSaid: (part: string) => boolean): Understood => ({
    drawn: read.understood.drawn.filter(({ part }) => isSaid(part)),
    notDrawn: [],
  })
  if (!productOf(studied)) return [...readBackOf(only((part) => part === 'light')), OWN_GROUND]
  // Only the lifestyle shot has a surface and a background, so do not report them for the other shots.
  const said = readBackOf(shot === 'lifestyle' ? placeIn(read, studied) : only((part) => !OF_PLACE.has(part)))
  return shot !== 'macro' && Object.values(sidesOf(studied)).some(Boolean) ? [...said, CUT_OFF] : said
}

// Reports a requested background as not drawn behind a table seen from above. If a wall but no surface is requested,
// the table takes the wall's colour.
function placeIn({ understood, ground, background }: Aesthetic, studied: StudiedProduct): Understood {
  const behind = understood.drawn.find(({ part }) => part === 'background')
  if (!behind || !isOnTable(studied) || (background?.kind === 'wall' && !ground)) return understood
  const others = understood.drawn.filter((each) => each !== behind)
  return {
    drawn: [...others, { part: 'view', words: 'from above' }],
    notDrawn: [behind.words, ...understood.notDrawn],
  }
}

const productOf = ({ cut, cropped }: StudiedProduct): CutProduct | null => cut ?? cropped

// Sides at which the photo cuts the product off.
const sidesOf = ({ cut, cropped }: StudiedProduct): Sides =>
  cropped?.sides ?? { left: false, right: false, top: false, bottom: false, ...cut?.beyondPhoto }

// Whether a lifestyle shot shows the product on a table seen from above: if the photo shows it from above, or cuts it
// off so that it cannot stand on a floor.
function isOnTable(studied: StudiedProduct): boolean {
  const product = productOf(studied)
  const sides = sidesOf(studied)
  if (!product || sides.bottom) return false
  if (product.view === 'above') return true
  const standing = standingAtEdge(product, sides, LIFESTYLE)
  return standing ? standing.edge === 'top' : studied.cropped !== null
}

function paint(studied: StudiedProduct, read: Aesthetic, shot: ProductOptions['shot']): Promise<Uint8ClampedArray> {
  const { photo, cut, cropped } = studied
  if (shot === 'macro') return macroShot(studied, macroGround(read), tintOf(read))
  const product = productOf(studied)
  if (!product) return asWhole(studied, { room: ROOM[shot], tint: tintOf(read), isStudio: shot === 'studio' })
  const setup =
    shot === 'studio'
      ? studioSetup(read, cut)
      : isOnTable(studied)
        ? tableSetup(read, product)
        : lifestyleSetup(read, cut)
  const standing = standingAtEdge(product, sidesOf(studied), setup)
  return cropped && !standing
    ? croppedShot(photo, cropped, setup.ground, setup.tint)
    : standOn(setup, product, standing)
}

/**
 * Limits for a product that stands although the photo cuts it off at the top: maximum width as a share of the shot's
 * side, and maximum scale. Such a product reaches the top of the shot too.
 */
const HUNG = { widest: 0.92, most: 1.5 }
/** Size of a product that is held from below, or lies at the upper edge, as a share of the shot's side. */
const AT_EDGE = 0.8

/**
 * Returns the placement of a product that the photo cuts off only at the top (it stands or lies) or only at the bottom
 * (it is held), else undefined.
 */
function standingAtEdge(
  product: CutProduct,
  { left, right, top, bottom }: Sides,
  { floor }: Pick<ShotSetup, 'floor'>,
): Standing | undefined {
  if (left || right || top === bottom) return
  if (bottom) return { scale: scaleOn(AT_EDGE, product), edge: 'bottom' }
  const { frame, box, height, view } = product
  const below = box.top + box.height + (frame.top * height) / frame.height
  const scale = (floor * SIDE) / below
  const stands = view !== 'above' && scale <= HUNG.most && box.width * scale <= HUNG.widest * SIDE
  return stands ? { scale } : { scale: scaleOn(AT_EDGE, product), edge: 'top' }
}
