import { markPicture } from '@ufaro/render/codec/xmp/mark-picture.ts'
import { readSourceType } from '@ufaro/render/codec/xmp/source-type.ts'

/** Copies the mark of AI-generated pictures from `source` to `drawn`, because a canvas drops all metadata. */
export async function keepMark(source: Blob, drawn: Blob): Promise<Blob> {
  const mark = readSourceType(new Uint8Array(await source.arrayBuffer()))
  if (!mark) return drawn
  const marked = markPicture(new Uint8Array(await drawn.arrayBuffer()), drawn.type, mark)
  return new Blob([marked as Uint8Array<ArrayBuffer>], { type: drawn.type })
}
