import { expect, test } from 'vitest'
import { FIT, fittedSize, LEAN_FIT } from './fit.ts'
import { sniff } from './sniff.ts'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

test('the type of a picture is detected from its bytes', () => {
  expect(sniff(bytes('RIFF', [0, 0, 0, 0], 'WAVEfmt '))).toBeNull()
  expect(sniff(bytes('GIF89a'))).toBeNull()
  expect(sniff(bytes('<svg xmlns='))).toBeNull()
  expect(sniff(bytes())).toBeNull()
  expect(sniff(bytes([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(sniff(bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]))).toBe('image/png')
  expect(sniff(bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '))).toBe('image/webp')
})

test('only large pictures are scaled down, and they keep their proportions', () => {
  const photo = (bytes: number) => ({ bytes, isPhoto: true })
  expect(fittedSize({ width: 2048, height: 1536 }, photo(FIT.photoBytes))).toBeNull()
  expect(fittedSize({ width: 2048, height: 1536 }, { bytes: FIT.otherBytes, isPhoto: false })).toBeNull()
  expect(fittedSize({ width: 4096, height: 2048 }, photo(1000))).toEqual({ width: 2048, height: 1024 })
  expect(fittedSize({ width: 500, height: 8192 }, photo(1000))).toEqual({ width: 125, height: 2048 })
  expect(fittedSize({ width: 1000, height: 800 }, photo(FIT.photoBytes * 2))).toEqual({ width: 1000, height: 800 })
  expect(fittedSize({ width: 2000, height: 1000 }, { ...photo(1000), longest: 1440 })).toEqual({
    width: 1440,
    height: 720,
  })
})

test('with data saving on, pictures are scaled down further', () => {
  const photo = { bytes: LEAN_FIT.photoBytes, isPhoto: true }
  expect(fittedSize({ width: 1600, height: 900 }, photo, LEAN_FIT)).toBeNull()
  expect(fittedSize({ width: 2000, height: 1000 }, photo, LEAN_FIT)).toEqual({ width: 1600, height: 800 })
})
