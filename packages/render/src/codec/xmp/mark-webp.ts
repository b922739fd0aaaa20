import { concat } from './concat.ts'

const XMP_FLAG = 0x04
const ALPHA_FLAG = 0x10
const ascii = new TextEncoder()

/**
 * Appends the XMP packet as the last chunk. A file in the simple format is first converted to the extended format,
 * because only its chunk VP8X can announce XMP.
 */
export function markWebp(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const end = Math.min(bytes.length, 8 + uint32At(bytes, 4))
  const old = bytes.subarray(12, end)
  const extended = nameAt(bytes, 12) === 'VP8X'
  const head = extended ? old.slice(0, 18) : chunkOf('VP8X', headerOf(bytes))
  head[8]! |= XMP_FLAG
  const body = concat([head, extended ? old.subarray(18) : old, chunkOf('XMP ', packet)])
  return concat([ascii.encode('RIFF'), little(body.length + 4), ascii.encode('WEBP'), body])
}

/** Returns the data of a VP8X chunk: four bytes of flags, then width and height minus one in three bytes each. */
function headerOf(bytes: Uint8Array): Uint8Array {
  const lossless = nameAt(bytes, 12) === 'VP8L'
  const bits = uint32At(bytes, lossless ? 21 : 26)
  const [width, height] = lossless
    ? [bits & 0x3fff, (bits >>> 14) & 0x3fff]
    : [(bits & 0x3fff) - 1, ((bits >>> 16) & 0x3fff) - 1]
  const alpha = lossless && (bits >>> 28) & 1 ? ALPHA_FLAG : 0
  return concat([Uint8Array.of(alpha, 0, 0, 0), little(width).subarray(0, 3), little(height).subarray(0, 3)])
}

const chunkOf = (name: string, data: Uint8Array): Uint8Array =>
  concat([ascii.encode(name), little(data.length), data, new Uint8Array(data.length % 2)])
const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
const uint32At = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true)

function little(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}
