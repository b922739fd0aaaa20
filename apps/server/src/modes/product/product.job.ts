import type { BatchLook } from '@ufaro/contract/product-batch.ts'
import { PRODUCT_SHOTS, type ProductRequest, type product } from '@ufaro/contract/tools/product.ts'
import { makeProduct } from '@ufaro/render/node/product/make-product.ts'
import { asJpeg } from '../as-jpeg.ts'
import type { ToolJob } from '../tool-job.ts'
import { productPrompt } from './product.prompt.ts'

/** The shot that the built-in engine makes for each slot. Null for a slot that needs an AI model. */
const BUILT_IN = ['studio', 'lifestyle', 'macro', null] as const

/** Only the endpoint for batches of photos sets `batch`. No other endpoint accepts it. */
type BatchRequest = ProductRequest & { batch?: BatchLook }

export const productJob: ToolJob<typeof product, BatchRequest> = {
  uses: 'image',
  // A batch must show the product unchanged, and an AI model might alter it.
  builtinOnly: ({ batch }) => batch !== undefined,
  needsAi: ({ batch }, slot) => !batch && !BUILT_IN[slot - 1],

  async make({ prompt, options: { aesthetic }, batch }, { slot, signal, input, marks, ai }) {
    const [[photo], mask] = await Promise.all([input('photo'), marks()])
    if (!photo) throw new Error('a product shot was started without its photo')
    if (batch) {
      const { makeBatchShot } = await import('@ufaro/render/node/product/batch-shot.ts')
      const { cutout, ...picture } = await makeBatchShot(photo, { ...batch, mask, signal })
      return { kind: 'image', picture, cutout }
    }
    if (ai) {
      const order = productPrompt({ shot: slot, aesthetic, wish: prompt })
      const picture = await ai.picture({ ...order, images: [photo], aspectRatio: '1:1', isResult: true })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const shot = BUILT_IN[slot - 1]
    if (!shot) throw new Error(`${PRODUCT_SHOTS[slot - 1]} was started without a model`)
    const { understood, cutout, ...picture } = await makeProduct(photo, { aesthetic, shot, mask, signal })
    return { kind: 'image', picture, understood, cutout }
  },
}
