import { expect, test } from 'vitest'
import { isHeic, SNIFF_BYTES, sniff } from './sniff.ts'

const bytes = (head: number[], text: string) =>
  new Uint8Array([...head, ...new TextEncoder().encode(text)]).slice(0, SNIFF_BYTES)

test('an iPhone’s HEIC photo is recognized and refused, unlike a video in the same container', () => {
  for (const brand of ['heic', 'heix', 'mif1']) {
    const photo = bytes([0, 0, 0, 24], `ftyp${brand}0000`)
    expect([brand, isHeic(photo), sniff(photo)]).toEqual([brand, true, null])
  }
  expect(isHeic(bytes([0, 0, 0, 24], 'ftypisom0000'))).toBe(false)
  expect(isHeic(bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF00000000'))).toBe(false)
})
