import { sharp } from '../sharp.ts'
import { createStudyOnce } from '../study-once.ts'
import { seePeople } from '../vision/see.ts'
import { compose } from './compose.ts'
import { portraitFor } from './frame.ts'
import { type Attire, LOOKS, type LookNumber } from './looks.ts'
import { studyPhoto } from './study.ts'

export interface HeadshotOptions {
  attire: Attire
  look: LookNumber
  mask?: Buffer | undefined
  signal?: AbortSignal
}

export interface Headshot {
  bytes: Buffer
  contentType: 'image/jpeg'
  width: number
  height: number
  /** `clean`: the background was replaced. `soft`: the outline was uncertain, so the background was only softened. */
  cutout: 'clean' | 'soft'
}

/** Number of studied photos kept in memory, at about 7 MB each. */
const KEPT_STUDIES = 4
const studyOnce = createStudyOnce(
  async (photo, mask) => studyPhoto(photo, portraitFor((await seePeople(photo)).look), mask),
  KEPT_STUDIES,
)

/**
 * Makes one look of a photo: 1200 × 1500 pixels, or 1500 × 1200 for several people side by side. If the outline is
 * uncertain, the photo's background stays and is softened. Facial features are not altered, and the mean lightness of
 * the skin changes by at most SKIN_LIGHTNESS_BOUND.
 * @param photo an upright JPEG, PNG or WebP, as returned by intakeImage
 * @throws the signal's reason once aborted
 */
export async function makeHeadshot(photo: Buffer, { attire, look, mask, signal }: HeadshotOptions): Promise<Headshot> {
  signal?.throwIfAborted()
  const studied = await studyOnce(photo, mask)
  signal?.throwIfAborted()
  const { width, height } = studied
  const pixels = compose(studied, LOOKS[attire][look])
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return { bytes, contentType: 'image/jpeg', width, height, cutout: studied.ownGround ? 'soft' : 'clean' }
}
