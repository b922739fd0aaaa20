import { readPhoto } from '../pixels/read-photo.ts'
import { createStudyOnce } from '../study-once.ts'
import { type FramedPeople, framePeople } from './frame-people.ts'
import { lookAtPhoto } from './look.ts'
import { placeOfObject } from './place-of-object.ts'
import { straightened } from './straighten.ts'

/** A photo of 12 megapixels takes about 27 MB: its pixels at 3000, and its mask. */
const KEPT = { people: 3, objects: 2, heads: 8 }

/**
 * The people of a photo, straightened. Recent ones are kept: the check of a chosen photo, the pictures of its run and
 * the tools on the same photo share the work.
 * @param bytes an upright JPEG, PNG or WebP, as returned by intakeImage
 */
export const seePeople = createStudyOnce(async (bytes) => {
  const before = await readPhoto(bytes)
  const { photo, degrees, faces, facesBefore } = await straightened(before)
  return { photo, degrees, facesBefore, heightBefore: before.height, look: await lookAtPhoto(photo, 'person', faces) }
}, KEPT.people)

export const seeObject = createStudyOnce(async (bytes) => {
  const photo = await readPhoto(bytes)
  return { photo, look: await lookAtPhoto(photo, 'object') }
}, KEPT.objects)

/**
 * Where the heads of a photo are, or what else stands out in it: asked by the studio, and by each design of a flyer.
 */
export const seeHeads = createStudyOnce(async (bytes): Promise<FramedPeople> => {
  const framed = await framePeople(bytes)
  return framed.focus ? framed : { ...framed, ...placeOfObject((await seeObject(bytes)).look) }
}, KEPT.heads)
