import { type Aesthetic, understandAesthetic } from '../../draw/product/understand-aesthetic.ts'
import { sharp } from '../sharp.ts'
import { createStudyOnce } from '../study-once.ts'
import { macroShot } from './macro.ts'
import { onOwnGround } from './own-ground.ts'
import { SIDE } from './stage.ts'
import { lifestyleStage, macroGround, studioStage, tintOf } from './stages.ts'
import { standOn } from './stand.ts'
import { type StudiedProduct, studyProduct } from './study-product.ts'

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
  /** Whether the product stands on another ground, or on its own, softened. */
  cutout: 'clean' | 'soft'
}

const OWN_GROUND = 'ground: your photo’s own, softened (no certain outline was found)'

/** About 30 MB each. */
const KEPT_STUDIES = 2
const studyOnce = createStudyOnce((photo, mask) => studyProduct(photo, mask), KEPT_STUDIES)

/**
 * One shot of a product, 1500 × 1500, from the photo's own pixels: cut out and placed in a drawn setting, or left on
 * its own softened ground if the outline is uncertain.
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
  const understood = studied.cut || shot === 'macro' ? read.understood : [...read.understood, OWN_GROUND]
  return {
    bytes,
    contentType: 'image/jpeg',
    width: SIDE,
    height: SIDE,
    understood,
    cutout: studied.cut ? 'clean' : 'soft',
  }
}

function paint(studied: StudiedProduct, read: Aesthetic, shot: ProductOptions['shot']): Promise<Uint8ClampedArray> {
  const { photo, cut } = studied
  if (shot === 'macro') return macroShot(studied, macroGround(read), tintOf(read))
  if (cut) return standOn(shot === 'studio' ? studioStage(read) : lifestyleStage(read), cut)
  const fade = shot === 'studio' ? { from: 0.3, to: 0.46 } : { from: 0.36, to: 0.5 }
  return onOwnGround(photo, { fade, tint: shot === 'studio' ? 0.55 : 0.2 }, macroGround(read), tintOf(read))
}
