import zlib from 'node:zlib'
import type { Cut } from '../../codec/cut.ts'
import { UnsupportedJpeg } from '../../codec/jpeg/frame.ts'
import { spliceJpeg } from '../../codec/jpeg/splice.ts'
import { type JpegTemplate, prepareJpeg } from '../../codec/jpeg/template.ts'
import type { Layer, Patch } from '../../codec/layer.ts'
import { splicePng } from '../../codec/png/splice.ts'
import { type Deflate, type PngTemplate, preparePng } from '../../codec/png/template.ts'
import { sharp } from '../sharp.ts'

export interface Batch {
  width: number
  height: number
  contentType: 'image/jpeg' | 'image/png'
  cut: Cut
  patch: (layers: readonly Layer[]) => Patch
}

const deflate: Deflate = (bytes, shared) =>
  zlib.deflateRawSync(bytes, { level: shared ? 6 : 3, memLevel: 9, finishFlush: zlib.constants.Z_FULL_FLUSH })

async function jpegTemplate(upload: Buffer): Promise<JpegTemplate> {
  try {
    return prepareJpeg(upload)
  } catch (error) {
    if (!(error instanceof UnsupportedJpeg)) throw error
    const plain = await sharp(upload)
      .rotate()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return prepareJpeg(plain)
  }
}

async function pngTemplate(upload: Buffer): Promise<PngTemplate> {
  const { data, info } = await sharp(upload).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  if (info.channels === 3 || info.channels === 4) {
    return preparePng({ data, width: info.width, height: info.height, channels: info.channels }, deflate)
  }
  const wide = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
  return preparePng({ data: wide, width: info.width, height: info.height, channels: 4 }, deflate)
}

/**
 * Prepares the template, so that each certificate encodes only the parts that change. The other pixels of a baseline
 * JPEG stay bit-identical.
 * @throws Error if the upload is not a picture
 */
export async function prepareBatch(upload: Buffer, format: 'jpeg' | 'png'): Promise<Batch> {
  if (format === 'jpeg') {
    const template = await jpegTemplate(upload)
    const { width, height } = template.frame
    return {
      width,
      height,
      contentType: 'image/jpeg',
      cut: template,
      patch: (layers) => spliceJpeg(template, layers),
    }
  }
  const template = await pngTemplate(upload)
  const { width, height } = template.raster
  return {
    width,
    height,
    contentType: 'image/png',
    cut: template,
    patch: (layers) => splicePng(template, layers),
  }
}
