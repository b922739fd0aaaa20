import { concat, uint32 } from '../xmp/concat.ts'
import { crc32 } from './crc.ts'

const text = new TextEncoder()
/** Offset after the signature and the chunk IHDR, with which every PNG starts. */
const AFTER_IHDR = 8 + 25

export function bakePng(png: Uint8Array, keyword: string, words: string): Uint8Array {
  // The zero bytes mean: end of the keyword, no compression (two bytes), no language, no translated keyword.
  const body = text.encode(`iTXt${keyword}\0\0\0\0\0${words}`)
  const chunk = concat([uint32(body.length - 4), body, uint32(crc32(body))])
  return concat([png.subarray(0, AFTER_IHDR), chunk, png.subarray(AFTER_IHDR)])
}
