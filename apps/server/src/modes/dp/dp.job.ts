import { DP_TEXTS, type DpRequest } from '@ufaro/contract/tools/dp.ts'
import { makeDp } from '@ufaro/render/node/dp/make-dp.ts'
import { asJpeg } from '../as-jpeg.ts'
import { MARKS, type ModeJob } from '../mode-job.ts'
import { dpPrompt } from './dp.prompt.ts'

const PHOTO = 'productImageDataUrl'
const REFERENCE = 'modelImageDataUrl'

/** A photo of a person in, a display picture in one of six styles out: as described, or after a reference. */
export const dpJob: ModeJob<DpRequest> = {
  uses: 'image',
  inputs: ({ options }) => [
    { name: PHOTO, min: 1, max: 1, missing: DP_TEXTS.photo },
    { name: REFERENCE, min: options.input === 'reference' ? 1 : 0, max: 1, missing: DP_TEXTS.reference },
  ],

  async make({ prompt, options: { input: way, style } }, { signal, input, ai }) {
    const [[photo], [given], [mask]] = await Promise.all([input(PHOTO), input(REFERENCE), input(MARKS)])
    if (!photo) throw new Error('a display picture was started without its photo')
    const reference = way === 'reference' ? given : undefined
    if (ai) {
      const order = dpPrompt({ style, wish: prompt, byReference: reference !== undefined })
      const images = reference ? [photo, reference] : [photo]
      const picture = await ai.picture({ ...order, images, aspectRatio: '1:1' })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const wish = reference ? { reference } : { prompt }
    const { understood, cutout, ...picture } = await makeDp(photo, { style, wish, mask, signal })
    return { kind: 'image', picture, understood, cutout }
  },
}
