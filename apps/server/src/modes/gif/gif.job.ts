import { GIF_IMAGES, GIF_TEXTS, type gif } from '@ufaro/contract/tools/gif.ts'
import { canWriteVideo } from '@ufaro/render/node/gif/ffmpeg.ts'
import { makeGif } from '@ufaro/render/node/gif/make-gif.ts'
import type { ToolJob } from '../tool-job.ts'
import { answerGif } from './gif.answer.ts'

export const gifJob: ToolJob<typeof gif> = {
  uses: 'builtin',

  async check({ settings: { format } }) {
    return format === 'gif' || (await canWriteVideo(format)) ? null : { settings: GIF_TEXTS.noVideo(format) }
  },

  async make({ settings }, { signal, input, progress }) {
    const [pictures, [logo]] = await Promise.all([input('frames'), input('logo')])
    if (pictures.length < GIF_IMAGES.min) throw new Error('a GIF was started without its pictures')
    const { understood, ...picture } = await makeGif({ pictures, settings, logo, signal, onFrame: progress })
    return { kind: 'image', picture, understood: understood ?? undefined }
  },
  answer: answerGif,
}
