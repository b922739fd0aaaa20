const PIXEL_CHUNKS = new Set(['VP8 ', 'VP8L', 'ALPH'])
const ALPHA_FLAG = 0x10

/** Returns undefined if the chunks are inconsistent, or for an animated WebP, whose frames are in other chunks. */
export function stripWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (next > bytes.length) return undefined
    if (type === 'ANIM') return undefined
    if (type === 'VP8X') kept.push(plainHeader(bytes.subarray(at, next)))
    if (PIXEL_CHUNKS.has(type)) kept.push(bytes.subarray(at, next))
    at = next
  }
  const body = Buffer.concat(kept)
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  head.write('WEBP', 8, 'latin1')
  return Buffer.concat([head, body])
}

function plainHeader(chunk: Buffer): Buffer {
  const plain = Buffer.from(chunk)
  plain[8] = plain[8]! & ALPHA_FLAG
  return plain
}
