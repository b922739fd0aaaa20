import { type Placement, placeGuest } from '@ufaro/render/draw/events.ts'
import { findHole, type Hole } from '@ufaro/render/draw/find-hole.ts'
import { logFailure } from '#web/lib/log.ts'
import { readPixels } from '../preview/read-pixels.ts'
import type { Picture } from '../upload/take-picture.ts'

const SEARCH = 1000

/** Finds room for a guest's photo on the flyer. Never fails: the default is the middle of the flyer. */
export async function findPlace(flyer: Picture): Promise<{ hole: Hole | null; placement: Placement }> {
  const hole = await readPixels(flyer.blob, SEARCH)
    .then(findHole)
    .catch((error) => {
      logFailure('The flyer could not be searched for a hole', error)
      return null
    })
  return { hole, placement: placeGuest(flyer, hole).placement }
}
