import type { headshot } from '@ufaro/contract/tools/headshot.ts'
import { makeHeadshot } from '@ufaro/render/node/headshot/headshot.ts'
import { asJpeg } from '../as-jpeg.ts'
import type { ToolJob } from '../tool-job.ts'
import { headshotPrompt } from './headshot.prompt.ts'

const LOOKS = [1, 2, 3, 4] as const

export const headshotJob: ToolJob<typeof headshot> = {
  uses: 'image',

  async make({ prompt, options: { attire } }, { slot, signal, input, marks, ai }) {
    const [[photo], mask] = await Promise.all([input('photo'), marks()])
    const look = LOOKS[slot - 1]
    if (!photo || !look) throw new Error('a headshot was started without its photo or beyond its looks')
    if (ai) {
      const order = headshotPrompt({ attire, look, wish: prompt })
      const picture = await ai.picture({ ...order, images: [photo], aspectRatio: '4:5', isResult: true })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const { cutout, ...picture } = await makeHeadshot(photo, { attire, look, mask, signal })
    return { kind: 'image', picture, cutout }
  },
}
