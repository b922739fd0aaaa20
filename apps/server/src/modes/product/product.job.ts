import { PRODUCT_SHOTS, type ProductRequest } from '@ufaro/contract/tools/product.ts'
import { makeProduct } from '@ufaro/render/node/product/make-product.ts'
import { asJpeg } from '../as-jpeg.ts'
import { MARKS, type ModeJob } from '../mode-job.ts'
import { productPrompt } from './product.prompt.ts'

const PHOTO = 'productImageDataUrl'
/** What the built-in engine makes of each slot; null for what only a model can. */
const BUILT_IN = ['studio', 'lifestyle', 'macro', null] as const

/** One photo of a product in, one of four shots out: by a model where one is chosen, else out of the photo itself. */
export const productJob: ModeJob<ProductRequest> = {
  uses: 'image',
  inputs: () => [{ name: PHOTO, min: 1, max: 1, missing: 'Please upload a product photo first.' }],
  slot: ({ options }) => options.shot,
  needsAi: (_, slot) => !BUILT_IN[slot - 1],

  async make({ prompt, options: { aesthetic } }, { slot, signal, input, ai }) {
    const [[photo], [mask]] = await Promise.all([input(PHOTO), input(MARKS)])
    if (!photo) throw new Error('a product shot was started without its photo')
    if (ai) {
      const order = productPrompt({ shot: slot, aesthetic, wish: prompt })
      const picture = await ai.picture({ ...order, images: [photo], aspectRatio: '1:1' })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const shot = BUILT_IN[slot - 1]
    if (!shot) throw new Error(`${PRODUCT_SHOTS[slot - 1]} was started without a model`)
    const { understood, cutout, ...picture } = await makeProduct(photo, { aesthetic, shot, mask, signal })
    return { kind: 'image', picture, understood, cutout }
  },
}
