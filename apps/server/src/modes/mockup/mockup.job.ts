import { MOCKUP_TEXTS, type MockupRequest } from '@ufaro/contract/tools/mockup.ts'
import { makeMockup } from '@ufaro/render/node/mockup/make-mockup.ts'
import { asJpeg } from '../as-jpeg.ts'
import type { ModeJob } from '../mode-job.ts'
import { nearestRatio } from '../nearest-ratio.ts'
import { mockupPrompt } from './mockup.prompt.ts'

const LOGO = 'productImageDataUrl'
const ITEM_PHOTO = 'modelImageDataUrl'

/** A logo on a thing: on one asked for in words, or on the person's own photo of it. */
export const mockupJob: ModeJob<MockupRequest> = {
  uses: 'image',
  inputs: ({ options }) => [
    { name: LOGO, min: 1, max: 1, missing: MOCKUP_TEXTS.logo },
    { name: ITEM_PHOTO, min: options.input === 'item_photo' ? 1 : 0, max: 1, missing: MOCKUP_TEXTS.itemPhoto },
  ],

  async make({ prompt, options }, { input, ai }) {
    const [[logo], [itemPhoto]] = await Promise.all([input(LOGO), input(ITEM_PHOTO)])
    if (!logo) throw new Error('a mockup was started without its logo')
    const photo = options.input === 'item_photo' ? itemPhoto : undefined
    if (ai) {
      const images = photo ? [logo, photo] : [logo]
      const aspectRatio = photo ? await nearestRatio(photo) : '1:1'
      const picture = await ai.picture({ ...mockupPrompt(prompt, options), images, aspectRatio })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const { understood, ...picture } = await makeMockup({
      logo,
      prompt,
      item: options.item,
      photo,
      quad: options.quad,
    })
    return { kind: 'image', picture, understood: understood ?? undefined }
  },
}
