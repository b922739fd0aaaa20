import { concat } from './concat.ts'

const HEADER = new TextEncoder().encode('http://ns.adobe.com/xap/1.0/\0')
const APP0 = 0xe0

export function markJpeg(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const at = bytes[2] === 0xff && bytes[3] === APP0 ? 4 + ((bytes[4]! << 8) | bytes[5]!) : 2
  const length = 2 + HEADER.length + packet.length
  const segment = concat([Uint8Array.of(0xff, 0xe1, length >> 8, length & 255), HEADER, packet])
  return concat([bytes.subarray(0, at), segment, bytes.subarray(at)])
}
