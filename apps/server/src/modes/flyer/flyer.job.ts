import { FLYER_VARIANTS, type flyer } from '@ufaro/contract/tools/flyer.ts'
import { makeFlyer } from '@ufaro/render/node/flyer/make-flyer.ts'
import type { ToolJob } from '../tool-job.ts'
import { flyerPrompt } from './flyer.prompt.ts'

/** An AI model only paints the main picture, because it would change text, logo and contacts. */
export const flyerJob: ToolJob<typeof flyer> = {
  uses: 'image',

  async make(request, { slot, input, ai }) {
    const variant = FLYER_VARIANTS[slot - 1]
    const [[logo], [photo]] = await Promise.all([input('logo'), input('picture')])
    if (!logo || !variant) throw new Error('a flyer was started without its logo or beyond its designs')
    const drawn = ai && (await ai.picture({ ...flyerPrompt(variant, request), images: photo ? [photo] : [] }))
    const { colors, content, brandName, brandCorrespondence: contacts, designs } = request
    const order = { logo, picture: drawn?.bytes ?? photo, colors, content, brandName, contacts }
    const picture = await makeFlyer(variant, order, designs?.[slot - 1])
    return { kind: 'image', picture }
  },
  answer: (outputs) => ({ flyers: outputs.map(({ label, url }) => ({ variantName: label, flyerUrl: url })) }),
}
