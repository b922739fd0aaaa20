import type { dp } from '@ufaro/contract/tools/dp.ts'
import { makeDp } from '@ufaro/render/node/dp/make-dp.ts'
import { asJpeg } from '../as-jpeg.ts'
import type { ToolJob } from '../tool-job.ts'
import { dpPrompt } from './dp.prompt.ts'

export const dpJob: ToolJob<typeof dp> = {
  uses: 'image',

  async make({ prompt, options: { input: way, style } }, { signal, input, marks, ai }) {
    const [[photo], [given], mask] = await Promise.all([input('photo'), input('reference'), marks()])
    if (!photo) throw new Error('a display picture was started without its photo')
    const reference = way === 'reference' ? given : undefined
    if (ai) {
      const order = dpPrompt({ style, wish: prompt, byReference: reference !== undefined })
      const images = reference ? [photo, reference] : [photo]
      const picture = await ai.picture({ ...order, images, aspectRatio: '1:1', isResult: true })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const wish = reference ? { reference } : { prompt }
    const { understood, cutout, ...picture } = await makeDp(photo, { style, wish, mask, signal })
    return { kind: 'image', picture, understood, cutout }
  },
}
