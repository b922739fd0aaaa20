import { prepareLogo } from '@ufaro/render/draw/logo/prepare-logo.ts'
import type { Pixels } from '@ufaro/render/draw/pixels.ts'
import { readPixels } from '#web/studio/preview/read-pixels.ts'
import { useLoaded } from '#web/studio/preview/use-loaded.ts'

const LONGEST = 900

export const useInk = (logo: Blob): Pixels | null => useLoaded(logo, inkOf)

const inkOf = async (logo: Blob): Promise<Pixels> => prepareLogo(await readPixels(logo, LONGEST))
