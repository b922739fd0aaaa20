import { readFileSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { sharp } from '@ufaro/render/node/sharp.ts'

/** A synthetic photo of a person, drawn for this project. */
export const portrait = readFileSync(path.join(import.meta.dirname, '../assets/portrait.jpg'))

export const dataUrl = (bytes: Buffer, type = 'image/jpeg'): string => `data:${type};base64,${bytes.toString('base64')}`

export const small = (format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 80, channels: 3, background: '#884422' } })
    .toFormat(format)
    .toBuffer()

/** A file of less than a hundred bytes whose header claims 51 megapixels. */
export function headerBomb(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(51_000, 0)
  header.writeUInt32BE(1000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
