import { joinPatch } from '@ufaro/render/codec/cut.ts'
import { UnsupportedJpeg } from '@ufaro/render/codec/jpeg/frame.ts'
import { spliceJpeg } from '@ufaro/render/codec/jpeg/splice.ts'
import { type JpegTemplate, prepareJpeg } from '@ufaro/render/codec/jpeg/template.ts'
import type { Layer } from '@ufaro/render/codec/layer.ts'

export interface SampleOrder {
  /** Null if the template is that of the previous message, which the worker has already prepared. */
  template: Blob | null
  layers: Layer[]
}

export type SampleAnswer = { made: Blob } | { error: string }

/** JPEG quality for re-encoding a template that `prepareJpeg` cannot read, or that EXIF data may rotate. */
const QUALITY = 0.95
const HEAD_BYTES = 64 * 1024

let known: Promise<JpegTemplate> | undefined

self.onmessage = async ({ data, ports: [port] }: MessageEvent<SampleOrder>) => {
  const answer: SampleAnswer = await splice(data).then(
    (made) => ({ made }),
    (error) => ({ error: String(error) }),
  )
  port?.postMessage(answer)
}

async function splice({ template: blob, layers }: SampleOrder): Promise<Blob> {
  if (blob) known = prepare(blob)
  if (!known) throw new Error('There is no template')
  const template = await known
  const parts = joinPatch(template, spliceJpeg(template, layers)) as Uint8Array<ArrayBuffer>[]
  return new Blob(parts, { type: 'image/jpeg' })
}

async function prepare(blob: Blob): Promise<JpegTemplate> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  try {
    if (!head.includes('Exif\0')) return prepareJpeg(bytes)
  } catch (error) {
    if (!(error instanceof UnsupportedJpeg)) throw error
  }
  return prepareJpeg(new Uint8Array(await (await asJpeg(blob)).arrayBuffer()))
}

async function asJpeg(blob: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('Could not get 2D canvas context')
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, bitmap.width, bitmap.height)
  ctx.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
