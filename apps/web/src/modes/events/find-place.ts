import { type Placement, placeGuest } from '@ufaro/render/draw/events.ts'
import { findHole, type Hole } from '@ufaro/render/draw/find-hole.ts'
import { logFailure } from '#web/lib/log.ts'
import { decode } from '#web/studio/preview/use-drawable.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

const SEARCH = 1000

/** Finds the flyer's room for a guest. Never fails: the default is the middle. */
export async function findPlace(flyer: Picture): Promise<{ hole: Hole | null; placement: Placement }> {
  const hole = await holeOf(flyer.blob).catch((error) => {
    logFailure('The flyer could not be searched for a hole', error)
    return null
  })
  return { hole, placement: placeGuest(flyer, hole).placement }
}

async function holeOf(blob: Blob) {
  const bitmap = await decode(blob, SEARCH)
  const ctx = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
  if (!ctx) throw new Error('Could not get 2D canvas context')
  ctx.drawImage(bitmap, 0, 0)
  bitmap.close()
  return findHole(ctx.getImageData(0, 0, ctx.canvas.width, ctx.canvas.height))
}
