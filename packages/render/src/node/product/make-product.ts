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
import { lifestyleSetup, macroGround, studioSetup, tableSetup, tintOf } from './shot-setups.ts'
import { scaleOn, standOn } from './stand.ts'
import { type CutProduct, type StudiedProduct, studyProduct } from './study-product.ts'
import { asPrint, asWhole } from './whole-photo.ts'

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
const PRINT = 'frame: your photo as a print'
const OF_PLACE = new Set(['surface', 'background', 'side'])
const CUT_OFF = 'frame: the product reaches the edge of your photo'

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

function understoodFor({ cut, cropped }: StudiedProduct, read: Aesthetic, shot: ProductOptions['shot']): string[] {
  const only = (isSaid: (part: string) => boolean): Understood => ({
    drawn: read.understood.drawn.filter(({ part }) => isSaid(part)),
    notDrawn: [],
  })
  if (!cut && !cropped && shot !== 'studio') return [...readBackOf(only((part) => part === 'light')), OWN_GROUND]
  // Only the lifestyle shot has a surface and a background, so do not report them for the other shots.
  const inShot = shot === 'lifestyle' ? placeIn(read, cut) : only((part) => !OF_PLACE.has(part))
  const said = readBackOf(inShot)
  if (shot !== 'macro' && (cropped || cut?.beyondPhoto.top || cut?.beyondPhoto.bottom)) return [...said, CUT_OFF]
  return cut || cropped ? said : [...said, PRINT]
}

// Nothing is behind a table seen from above. It takes the colour of a wall if no surface is described.
function placeIn({ understood, ground, background }: Aesthetic, cut: CutProduct | null): Understood {
  const behind = understood.drawn.find(({ part }) => part === 'background')
  if (!behind || !isOnTable(cut) || (background?.kind === 'wall' && !ground)) return understood
  const others = understood.drawn.filter((each) => each !== behind)
  return {
    drawn: [...others, { part: 'view', words: 'from above' }],
    notDrawn: [behind.words, ...understood.notDrawn],
  }
}

const isOnTable = (cut: CutProduct | null): cut is CutProduct => cut?.view === 'above' && !cut.beyondPhoto.bottom

function paint(studied: StudiedProduct, read: Aesthetic, shot: ProductOptions['shot']): Promise<Uint8ClampedArray> {
  const { photo, cut, cropped, likely } = studied
  if (shot === 'macro') return macroShot(studied, macroGround(read), tintOf(read))
  if (shot === 'lifestyle' && isOnTable(cut)) return standOn(tableSetup(read, cut), cut)
  const setup = shot === 'studio' ? studioSetup(read, cut) : lifestyleSetup(read, cut)
  if (cut) return standOn(setup, cut, standingAtEdge(cut, { left: false, right: false, ...cut.beyondPhoto }, setup))
  const standing = cropped && standingAtEdge(cropped, cropped.sides, setup)
  if (cropped && standing) return standOn(setup, cropped, standing)
  if (cropped) return croppedShot(photo, cropped, setup.ground, setup.tint)
  return shot === 'studio' ? asPrint(photo, likely, setup) : asWhole(photo, likely, setup.tint)
}

/**
 * Limits for a product that the photo cuts off at the top only: maximum width as a share of the shot's side, and
 * maximum scale. Such a product reaches the top of the shot too.
 */
const HUNG = { widest: 0.92, most: 1.5 }
/** Size of a product that is held from below, as a share of the shot's side. */
const HELD = 0.8

/** Returns how a product stands, or is held, that the photo cuts off at one side. Undefined for any other. */
function standingAtEdge(
  product: CutProduct,
  { left, right, top, bottom }: Sides,
  { size, floor }: ShotSetup,
): Standing | undefined {
  if ([left, right, top, bottom].filter(Boolean).length !== 1) return
  if (bottom) return { scale: scaleOn(HELD, product), edge: 'bottom' }
  if (!top) return { scale: scaleOn(size, product), edge: left ? 'left' : 'right' }
  const { frame, box, height } = product
  const below = box.top + box.height + (frame.top * height) / frame.height
  const scale = (floor * SIDE) / below
  return scale <= HUNG.most && box.width * scale <= HUNG.widest * SIDE ? { scale } : undefined
}
