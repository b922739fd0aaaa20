import { sharp } from '@ufaro/render/node/sharp.ts'
import type { Person } from '../factories/person.ts'
import { dataUrl, type Fields } from '../flyers/flyer-kit.ts'

export const gifBody = (pictures: readonly Buffer[], settings?: Fields, more: Fields = {}): Fields => ({
  images: pictures.map(dataUrl),
  ...(settings && { settings }),
  ...more,
})

export function gifForm(pictures: readonly Buffer[], settings?: Fields): FormData {
  const form = new FormData()
  for (const bytes of pictures) form.append('images', new Blob([new Uint8Array(bytes)]), 'picture.png')
  if (settings) form.append('settings', JSON.stringify(settings))
  return form
}

export const askForGif = (person: Person, body: Fields | FormData) => person.call('POST', '/api/gif', { body })

/** A picture of noise, which hardly compresses. */
export async function noise(width: number, height: number, seed: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3)
  let state = seed * 2_654_435_761 + 1
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    data[at] = state >>> 24
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

export function readGif(gif: Buffer) {
  const signature = gif.toString('latin1', 0, 6)
  let at = 13 + colors(gif[10]!)
  let frames = 0
  for (let kind = gif[at]; kind !== 0x3b; kind = gif[at]) {
    if (kind === 0x2c) {
      frames++
      at += 10 + colors(gif[at + 9]!) + 1
    } else if (kind === 0x21) at += 2
    else throw new Error(`no GIF: ${kind} at ${at}`)
    while (gif[at] !== 0) at += gif[at]! + 1
    at++
  }
  const loops = gif.includes('NETSCAPE2.0')
  return { signature, width: gif.readUInt16LE(6), height: gif.readUInt16LE(8), frames, loops }
}

const colors = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
