import { readPhoto } from '../pixels/read-photo.ts'
import { createStudyOnce } from '../study-once.ts'
import { type FramedPeople, framePeople } from './frame-people.ts'
import { lookAtPhoto } from './look.ts'
import { placeOfObject } from './place-of-object.ts'
import { sidesAfter, straightened } from './straighten.ts'

/**
 * Number of cached studies per kind. A photo of 12 megapixels takes about 27 MB, for its pixels at a longer side of
 * 3000 and its mask.
 */
const KEPT = { people: 3, objects: 2, heads: 8 }

/**
 * Rotates a photo so that the eyes are level, and finds its people. Recent results are cached, because the check of a
 * chosen photo, the pictures of its run and other tools need the same result.
 * @param bytes an upright JPEG, PNG or WebP, as returned by intakeImage
 */
export const seePeople = createStudyOnce(async (bytes) => {
  const before = await readPhoto(bytes)
  const { photo, degrees, faces, facesBefore } = await straightened(before)
  const look = await lookAtPhoto(photo, 'person', faces)
  return { photo, degrees, facesBefore, heightBefore: before.height, sides: sidesAfter(before, degrees), look }
}, KEPT.people)

export const seeObject = createStudyOnce(async (bytes) => {
  const photo = await readPhoto(bytes)
  return { photo, look: await lookAtPhoto(photo, 'object') }
}, KEPT.objects)

/**
 * Returns the place of the heads in a photo, or of its main object if it shows no people. Cached, because the studio
 * and each design of a flyer request it.
 */
export const seeHeads = createStudyOnce(async (bytes): Promise<FramedPeople> => {
  const framed = await framePeople(bytes)
  return framed.focus ? framed : { ...framed, ...placeOfObject((await seeObject(bytes)).look) }
}, KEPT.heads)
