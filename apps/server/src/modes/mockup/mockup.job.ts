import type { mockup } from '@ufaro/contract/tools/mockup.ts'
import { makeMockup } from '@ufaro/render/node/mockup/make-mockup.ts'
import { asJpeg } from '../as-jpeg.ts'
import { nearestRatio } from '../nearest-ratio.ts'
import type { ToolJob } from '../tool-job.ts'
import { mockupPrompt } from './mockup.prompt.ts'

export const mockupJob: ToolJob<typeof mockup> = {
  uses: 'image',

  async make({ prompt, options }, { input, ai }) {
    const [[logo], [itemPhoto]] = await Promise.all([input('logo'), input('itemPhoto')])
    if (!logo) throw new Error('a mockup was started without its logo')
    const photo = options.input === 'item_photo' ? itemPhoto : undefined
    if (ai) {
      const images = photo ? [logo, photo] : [logo]
      const aspectRatio = photo ? await nearestRatio(photo) : '1:1'
      const picture = await ai.picture({ ...mockupPrompt(prompt, options), images, aspectRatio, isResult: true })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const { understood, ...picture } = await makeMockup({
      logo,
      prompt,
      item: options.item,
      scene: options.scene,
      photo,
      quad: options.quad,
    })
    return { kind: 'image', picture, understood: understood ?? undefined }
  },
}
