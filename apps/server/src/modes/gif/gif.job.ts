import { GIF_IMAGES, GIF_TEXTS, type GifRequest } from '@ufaro/contract/tools/gif.ts'
import { canWriteVideo } from '@ufaro/render/node/gif/ffmpeg.ts'
import type { ModeJob } from '../mode-job.ts'

const PICTURES = 'images'
const LOGO = 'logoImage'

/** An animation of the person's own pictures, drawn frame by frame as the preview draws it. */
export const gifJob: ModeJob<GifRequest> = {
  uses: 'builtin',
  inputs: () => [
    { name: PICTURES, ...GIF_IMAGES, missing: GIF_TEXTS.tooFew },
    { name: LOGO, min: 0, max: 1, missing: '' },
  ],

  async refusal({ settings: { format } }) {
    return format === 'gif' || (await canWriteVideo(format)) ? null : { settings: GIF_TEXTS.noVideo(format) }
  },

  async make({ settings }, { signal, input, progress }) {
    const [pictures, [logo]] = await Promise.all([input(PICTURES), input(LOGO)])
    if (pictures.length < GIF_IMAGES.min) throw new Error('a GIF was started without its pictures')
    // Loaded where it is used: a process that only takes orders needs none of its weight.
    const { makeGif } = await import('@ufaro/render/node/gif/make-gif.ts')
    const { understood, ...picture } = await makeGif({ pictures, settings, logo, signal, onFrame: progress })
    return { kind: 'image', picture, understood: understood ?? undefined }
  },
}
