import { type ByteImage, openImage } from '../pixels/byte-image.ts'
import type { Photo } from '../pixels/read-photo.ts'
import { type Face, findFaces } from '../vision/look.ts'

/** A head held further aside is held so on purpose. Less than the other nobody sees. Degrees. */
const MOST = 8
const LEAST = 1.2

/**
 * The photo turned until the eyes of its person are level, by at most 8 degrees. What turns in from outside repeats the
 * photo's border. Groups stay as they are: everybody in them leans another way.
 */
export async function straightened(photo: Photo): Promise<{ photo: Photo; degrees: number }> {
  const degrees = await turnFor(photo)
  return { photo: degrees === 0 ? photo : await turned(photo, degrees), degrees }
}

async function turnFor(photo: Photo): Promise<number> {
  if (photo.alpha) return 0
  const [face, ...others] = await findFaces(photo)
  if (!face || others.some(({ box }) => box.width >= 0.5 * face.box.width)) return 0
  const lean = leanOf(face)
  if (Math.abs(lean) < LEAST || Math.abs(lean) > 2.5 * MOST) return 0
  return -Math.max(-MOST, Math.min(MOST, lean))
}

/** How far the eyes are from level, in degrees, clockwise. */
function leanOf({ eyes: [a, b] }: Face): number {
  const [left, right] = a.x < b.x ? [a, b] : [b, a]
  return (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
}

export async function turned(photo: ByteImage, degrees: number): Promise<ByteImage> {
  const { width, height } = photo
  const reach = Math.ceil((Math.sin((Math.abs(degrees) * Math.PI) / 180) * Math.max(width, height)) / 2) + 2
  const wide = await openImage(photo)
    .extend({ top: reach, bottom: reach, left: reach, right: reach, extendWith: 'copy' })
    .raw()
    .toBuffer()
  const around = { width: width + 2 * reach, height: height + 2 * reach }
  const turn = await openImage({ ...around, data: wide })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((turn.info.width - width) / 2)
  const top = Math.round((turn.info.height - height) / 2)
  const { data } = await openImage({ width: turn.info.width, height: turn.info.height, data: turn.data })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width, height, data }
}
