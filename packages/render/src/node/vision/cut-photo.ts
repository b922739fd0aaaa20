import { readPhoto } from '../pixels/read-photo.ts'
import { sharp } from '../sharp.ts'
import { lookByMarks } from './grow-marks.ts'
import { cutOut, lookAtPhoto } from './look.ts'
import { readMarks } from './read-marks.ts'
import { wholeOf } from './sample.ts'
import { seeObject, seePeople } from './see.ts'

const LONGEST = 1500

/** A PNG with transparency. Null if no subject was found and the user drew no mask. */
export async function cutPhoto(photo: Buffer, subject: 'person' | 'object', mask?: Buffer): Promise<Buffer | null> {
  const { photo: picture, look: found } = await (subject === 'person' ? personIn(photo) : seeObject(photo))
  if (found.cutout === 'none' && !mask) return null
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const marks = mask && (await readMarks(mask, picture.width, picture.height))
  const look = marks && subject === 'object' ? await lookByMarks(picture, found, marks) : found
  const { alpha, colours } = await cutOut(picture, look, marks, { frame: wholeOf(picture), width, height })
  const data = Buffer.alloc(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    if (alpha.data[i]! <= 0) continue
    for (let c = 0; c < 3; c++) data[i * 4 + c] = Math.max(0, Math.min(255, Math.round(colours[i * 3 + c]!)))
    data[i * 4 + 3] = Math.max(0, Math.min(255, Math.round(255 * alpha.data[i]!)))
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer()
}

// Uses the outline that `seePeople` cached for the run's pictures. If it rotated the photo to level the eyes, that
// outline does not fit the original photo, which is then analysed again.
async function personIn(bytes: Buffer) {
  const { photo, degrees, facesBefore, look } = await seePeople(bytes)
  if (degrees === 0) return { photo, look }
  const before = await readPhoto(bytes)
  return { photo: before, look: await lookAtPhoto(before, 'person', facesBefore) }
}
