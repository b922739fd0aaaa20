import { crc32 } from '../png/crc.ts'
import { concat, uint32 } from './concat.ts'

/** The zero bytes mean: end of the keyword, no compression (two bytes), no language, no translated keyword. */
const HEADER = new TextEncoder().encode('iTXtXML:com.adobe.xmp\0\0\0\0\0')
/** Offset after the signature and the chunk IHDR, with which every PNG starts. */
const AFTER_IHDR = 8 + 25

export function markPng(bytes: Uint8Array, packet: Uint8Array): Uint8Array {
  const body = concat([HEADER, packet])
  const chunk = concat([uint32(body.length - 4), body, uint32(crc32(body))])
  return concat([bytes.subarray(0, AFTER_IHDR), chunk, bytes.subarray(AFTER_IHDR)])
}
