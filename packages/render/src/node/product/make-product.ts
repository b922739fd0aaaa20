import { type Aesthetic, understandAesthetic } from '../../draw/product/understand-aesthetic.ts'
import { sharp } from '../sharp.ts'
import { createStudyOnce } from '../study-once.ts'
import { croppedShot, macroShot } from './macro.ts'
import { isSeenFromAbove } from './seen-from-above.ts'
import { SIDE } from './shot-setup.ts'
import { lifestyleSetup, macroGround, studioSetup, tableSetup, tintOf } from './shot-setups.ts'
import { standOn } from './stand.ts'
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

const OWN_GROUND = 'ground: your photo’s own'
const FILLED = 'frame: filled, the product reaches the edge of your photo'

/** About 30 MB each. */
const KEPT_STUDIES = 2
const studyOnce = createStudyOnce((photo, mask) => studyProduct(photo, mask), KEPT_STUDIES)

/**
 * One shot of a product, 1500 × 1500, from the photo's own pixels: cut out and placed in a drawn setting; filling the
 * picture if the photo cuts it off; or the whole photo if the outline is uncertain.
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
  const extent = studied.cut || shot === 'macro' ? [] : [studied.cropped ? FILLED : OWN_GROUND]
  return {
    bytes,
    contentType: 'image/jpeg',
    width: SIDE,
    height: SIDE,
    understood: [...read.understood, ...extent],
    cutout: studied.cut || studied.cropped ? 'clean' : 'soft',
  }
}

function paint(studied: StudiedProduct, read: Aesthetic, shot: ProductOptions['shot']): Promise<Uint8ClampedArray> {
  const { photo, cut, cropped, likely } = studied
  if (shot === 'macro') return macroShot(studied, macroGround(read), tintOf(read))
  if (shot === 'lifestyle' && cut && isRoundFromAbove(cut)) return standOn(tableSetup(read, cut), cut)
  const setup = shot === 'studio' ? studioSetup(read) : lifestyleSetup(read)
  if (cut) return standOn(setup, cut)
  if (cropped) return croppedShot(photo, cropped, setup.ground, setup.tint)
  return shot === 'studio' ? asPrint(photo, setup) : asWhole(photo, likely, setup.tint)
}

/** Height of a dish that is seen straight from above, in widths, its handle included. */
const ROUND = { least: 0.8, most: 1.25 }

function isRoundFromAbove({ box, matte }: CutProduct): boolean {
  const tall = box.height / box.width
  return tall > ROUND.least && tall < ROUND.most && isSeenFromAbove(matte)
}
