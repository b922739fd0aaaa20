import { DP_SIZES, type DpStyle } from '@ufaro/contract/tools/dp.ts'
import { understandDp } from '../../draw/dp/understand-dp.ts'
import type { FrameShape } from '../headshot/frame.ts'
import { studyPhoto } from '../headshot/study.ts'
import { sharp } from '../sharp.ts'
import { createStudyOnce } from '../study-once.ts'
import { figureOf } from './figure.ts'
import { readReference } from './read-reference.ts'
import { schemeFor } from './scheme.ts'
import { finish } from './sheet.ts'
import { goldenHour } from './styles/golden-hour.ts'
import { monochromeSketch } from './styles/monochrome-sketch.ts'
import { neonGlow } from './styles/neon-glow.ts'
import { professionalHalo } from './styles/professional-halo.ts'
import { stickerOutline } from './styles/sticker-outline.ts'
import type { DpStyleRecipe } from './styles/style.ts'
import { vibrantColors } from './styles/vibrant-colors.ts'

const STYLES: Record<DpStyle, DpStyleRecipe> = {
  'Professional Halo': professionalHalo,
  'Neon Glow': neonGlow,
  'Sticker Outline': stickerOutline,
  'Monochrome Sketch': monochromeSketch,
  'Golden Hour': goldenHour,
  'Vibrant Colors': vibrantColors,
}

const SIDE = Math.max(...Object.values(DP_SIZES))

export const SQUARE: FrameShape = { width: SIDE, height: SIDE, face: 0.31, air: 0.14 }

/** Number of studied photos kept in memory, at about 5 MB each. */
const KEPT_STUDIES = 2
const studyOnce = createStudyOnce((photo, mask) => studyPhoto(photo, SQUARE, mask), KEPT_STUDIES)

const BADGE = 'your photo in a round badge (no certain outline found)'

export interface DpOrder {
  style: DpStyle
  wish: { prompt: string } | { reference: Buffer }
  mask?: Buffer | undefined
  signal?: AbortSignal
}

export interface MadeDp {
  bytes: Buffer
  contentType: 'image/jpeg'
  width: number
  height: number
  understood: string[]
  /**
   * `clean`: the background was replaced. `soft`: the outline was uncertain, so the photo was placed in a round badge.
   */
  cutout: 'clean' | 'soft'
}

/**
 * Makes a profile picture of 1080 × 1080 in one of six styles from the photo's own pixels.
 * @param photo an upright JPEG, PNG or WebP, as returned by intakeImage
 * @throws the signal's reason once aborted
 */
export async function makeDp(photo: Buffer, { style, wish, mask, signal }: DpOrder): Promise<MadeDp> {
  signal?.throwIfAborted()
  const intent = 'prompt' in wish ? understandDp(wish.prompt) : await readReference(wish.reference)
  const studied = await studyOnce(photo, mask)
  signal?.throwIfAborted()
  const recipe = STYLES[style]
  const sheet = recipe.paint(studied, figureOf(studied), schemeFor(recipe.own, intent))
  const { width, height } = sheet
  const bytes = await sharp(finish(sheet), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const understood = studied.ownGround ? [...intent.understood, BADGE] : intent.understood
  return { bytes, contentType: 'image/jpeg', width, height, understood, cutout: studied.ownGround ? 'soft' : 'clean' }
}
