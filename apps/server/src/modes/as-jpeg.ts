import { sharp } from '@ufaro/render/node/sharp.ts'
import type { Picture } from './tool-job.ts'

export async function asJpeg(picture: Picture): Promise<Picture> {
  if (picture.contentType === 'image/jpeg') return picture
  const { data, info } = await sharp(picture.bytes)
    .flatten({ background: 'white' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, contentType: 'image/jpeg', width: info.width, height: info.height }
}
