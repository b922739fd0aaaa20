import { markPicture } from '@ufaro/render/codec/xmp/mark-picture.ts'
import type { SourceType } from '@ufaro/render/codec/xmp/source-type.ts'
import type { OutputRow } from '../../db/schema/runs.ts'
import type { Picture } from '../../modes/tool-job.ts'

export function sourceTypeOf(
  { engine }: Pick<OutputRow, 'engine'>,
  { request: { inputs } }: Pick<OutputRow, 'request'>,
): SourceType | null {
  if (engine === null || engine === 'builtin') return null
  const fromPictures = Object.values(inputs).some((keys) => keys.length > 0)
  return fromPictures ? 'compositeWithTrainedAlgorithmicMedia' : 'trainedAlgorithmicMedia'
}

export function markedAs<P extends Picture>(type: SourceType | null, picture: P): P {
  if (!type) return picture
  const bytes = markPicture(picture.bytes, picture.contentType, type)
  return { ...picture, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) }
}
