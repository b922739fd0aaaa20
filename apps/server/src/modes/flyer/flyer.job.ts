import { FLYER_LIMITS, FLYER_TEXTS, FLYER_VARIANTS, type FlyerRequest } from '@ufaro/contract/tools/flyer.ts'
import { makeFlyer } from '@ufaro/render/node/flyer/make-flyer.ts'
import type { ModeJob } from '../mode-job.ts'
import { flyerPrompt } from './flyer.prompt.ts'

const LOGO = 'logoImage'
const PICTURE = 'optionalImage'
const MAX_BYTES = FLYER_LIMITS.imageBytes - 1

/** Two designs of one flyer. Words, logo and contacts are set by us to the letter; a model only adds the key visual. */
export const flyerJob: ModeJob<FlyerRequest> = {
  uses: 'image',
  inputs: () => [
    {
      name: LOGO,
      min: 1,
      max: 1,
      missing: FLYER_TEXTS.logoMissing,
      maxBytes: MAX_BYTES,
      texts: { notAnImage: FLYER_TEXTS.logoType, tooLarge: FLYER_TEXTS.logoSize },
    },
    {
      name: PICTURE,
      min: 0,
      max: 1,
      missing: '',
      maxBytes: MAX_BYTES,
      texts: { notAnImage: FLYER_TEXTS.optionalType, tooLarge: FLYER_TEXTS.optionalSize },
    },
  ],

  async make(request, { slot, input, ai }) {
    const variant = FLYER_VARIANTS[slot - 1]
    const [[logo], [photo]] = await Promise.all([input(LOGO), input(PICTURE)])
    if (!logo || !variant) throw new Error('a flyer was started without its logo or beyond its designs')
    const drawn = ai && (await ai.picture({ ...flyerPrompt(variant, request), images: photo ? [photo] : [] }))
    const { colors, content, brandName, brandCorrespondence: contacts } = request
    const picture = await makeFlyer(variant, {
      logo,
      picture: drawn?.bytes ?? photo,
      colors,
      content,
      brandName,
      contacts,
    })
    return { kind: 'image', picture }
  },
}
