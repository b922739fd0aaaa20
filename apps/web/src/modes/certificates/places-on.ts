import type { FontStyle } from '@ufaro/contract/tools/certificates.ts'
import { findPlaces, type Places } from '@ufaro/render/draw/certificate/find-places.ts'
import { logFailure } from '#web/lib/log.ts'
import { readPixels } from '#web/studio/preview/read-pixels.ts'
import type { Picture } from '#web/studio/upload/take-picture.ts'

const SEARCH = 800

export async function placesOn(template: Picture, fontStyle: FontStyle): Promise<Partial<Places>> {
  try {
    return findPlaces(await readPixels(template.blob, SEARCH), template, fontStyle)
  } catch (error) {
    logFailure('The template could not be searched for plain places', error)
    return {}
  }
}
