import type { CheckedMode } from '@ufaro/contract/http/uploads.ts'
import { asBuffer } from '../../infra/threads/as-buffer.ts'

interface Pictures {
  before: Uint8Array
  after: Uint8Array
}

interface Cutout {
  photo: Uint8Array
  mask: Uint8Array | undefined
  subject: 'person' | 'object'
}

interface Check {
  photo: Uint8Array
  mode: Exclude<CheckedMode, 'events'>
}

export const PHOTO_TASKS = {
  async warmUp() {
    const { warmUp } = await import('@ufaro/render/node/vision/warm-up.ts')
    await Promise.all([warmUp(), import('@ufaro/render/node/headshot/headshot.ts')])
  },

  async check({ photo, mode }: Check) {
    const { checkPhoto } = await import('@ufaro/render/node/vision/check-photo.ts')
    return checkPhoto(asBuffer(photo), mode === 'product' ? 'object' : 'person')
  },

  async describe({ photo }: { photo: Uint8Array }) {
    const { describeByMeasure } = await import('@ufaro/render/node/describe/describe-by-measure.ts')
    return describeByMeasure(asBuffer(photo))
  },

  async frame({ photo }: { photo: Uint8Array }) {
    const { seeHeads } = await import('@ufaro/render/node/vision/see.ts')
    return seeHeads(asBuffer(photo))
  },

  async guard({ before, after }: Pictures) {
    const { guardFace } = await import('@ufaro/render/node/vision/guard-face.ts')
    return guardFace(asBuffer(before), asBuffer(after))
  },

  async restoreTone({ before, after }: Pictures) {
    const { restoreTone } = await import('@ufaro/render/node/vision/restore-tone.ts')
    return restoreTone(asBuffer(before), asBuffer(after))
  },

  async cutout({ photo, mask, subject }: Cutout) {
    const { cutPhoto } = await import('@ufaro/render/node/vision/cut-photo.ts')
    const png = await cutPhoto(asBuffer(photo), subject, mask && asBuffer(mask))
    return png as Uint8Array | null
  },
}

export type PhotoTaskName = keyof typeof PHOTO_TASKS
export type PhotoTaskInput<Name extends PhotoTaskName> = Parameters<(typeof PHOTO_TASKS)[Name]>[0]
export type PhotoTaskResult<Name extends PhotoTaskName> = Awaited<ReturnType<(typeof PHOTO_TASKS)[Name]>>

export interface PhotoTask {
  task: PhotoTaskName
  input: unknown
}

export const doPhotoTask = ({ task, input }: PhotoTask): Promise<unknown> => PHOTO_TASKS[task](input as never)
