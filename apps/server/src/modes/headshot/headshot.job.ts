import type { HeadshotRequest } from '@ufaro/contract/tools/headshot.ts'
import type { makeHeadshot } from '@ufaro/render/node/headshot/headshot.ts'
import { asJpeg } from '../as-jpeg.ts'
import { MARKS, type ModeJob } from '../mode-job.ts'
import { headshotPrompt } from './headshot.prompt.ts'

const PHOTO = 'productImageDataUrl'

/** One photo in, one look out: by a model where one is chosen, else out of the photo itself. */
export const headshotJob: ModeJob<HeadshotRequest> = {
  uses: 'image',
  inputs: () => [{ name: PHOTO, min: 1, max: 1, missing: 'Please upload a photo first.' }],
  slot: ({ options }) => options.look,

  async make({ prompt, options: { attire } }, { slot: look, signal, input, ai }) {
    const [[photo], [mask]] = await Promise.all([input(PHOTO), input(MARKS)])
    if (!photo) throw new Error('a headshot was started without its photo')
    if (ai) {
      const order = headshotPrompt({ attire, look, wish: prompt })
      const picture = await ai.picture({ ...order, images: [photo], aspectRatio: '4:5' })
      return { kind: 'image', picture: await asJpeg(picture) }
    }
    const { cutout, ...picture } = await drawHeadshot(photo, { attire, look, mask, signal })
    return { kind: 'image', picture, cutout }
  },
}

type Order = Parameters<typeof makeHeadshot>[1]

/** Loaded where it is used: a process that only takes orders needs none of the built-in engine's weight. */
async function drawHeadshot(photo: Buffer, { look, ...order }: Omit<Order, 'look'> & { look: number }) {
  const { makeHeadshot } = await import('@ufaro/render/node/headshot/headshot.ts')
  // A run of this mode has four slots, one a look.
  return makeHeadshot(photo, { ...order, look: look as Order['look'] })
}
