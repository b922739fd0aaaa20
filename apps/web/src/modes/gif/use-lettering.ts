import { ASSUMED, createInference, LETTERINGS, type Lettering } from '@ufaro/render/draw/gif/lettering.ts'
import { loadFaces } from '#web/studio/preview/load-faces.ts'
import { createContext, readPixels } from '#web/studio/preview/read-pixels.ts'
import { useLoaded } from '#web/studio/preview/use-loaded.ts'

const MEASURED = 600
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export interface FoundLettering {
  lettering: Lettering
  assumed: boolean
}

const infer = createInference(createContext)

export const useLettering = (logo: Blob | null): FoundLettering | null =>
  useLoaded(logo, findLettering, 'The logo could not be measured')

async function findLettering(logo: Blob): Promise<FoundLettering> {
  await loadFaces(LETTERINGS, ALPHABET)
  const lettering = infer(await readPixels(logo, MEASURED))
  return { lettering: lettering ?? ASSUMED, assumed: lettering === null }
}
