import exifr from 'exifr'
import { expect, test } from 'vitest'
import { sharp } from '../../node/sharp.ts'
import { markPicture } from './mark-picture.ts'
import { readSourceType } from './source-type.ts'

const URI = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
const background = { r: 120, g: 60, b: 20, alpha: 0.5 }
const source = sharp({ create: { width: 31, height: 17, channels: 4, background } })
const files = {
  'image/jpeg': await source.clone().jpeg().toBuffer(),
  'image/png': await source.clone().png().toBuffer(),
  'image/webp, lossy': await source.clone().flatten().webp().toBuffer(),
  'image/webp, lossless': await source.clone().webp({ lossless: true }).toBuffer(),
  'image/webp, extended': await source.clone().webp().toBuffer(),
}

test.each(Object.entries(files))('other programs read the mark in %s, whose pixels stay', async (kind, bytes) => {
  const type = kind.split(',')[0]!
  expect(readSourceType(bytes)).toBeNull()
  const marked = Buffer.from(markPicture(bytes, type, 'compositeWithTrainedAlgorithmicMedia'))
  expect(readSourceType(marked)).toBe('compositeWithTrainedAlgorithmicMedia')
  const { xmp, width, height, hasAlpha } = await sharp(marked).metadata()
  expect([width, height, hasAlpha]).toEqual([31, 17, (await sharp(bytes).metadata()).hasAlpha])
  expect(xmp?.toString()).toContain(`<Iptc4xmpExt:DigitalSourceType>${URI}<`)
  if (type !== 'image/webp') expect(await exifr.parse(marked, { xmp: true })).toMatchObject({ DigitalSourceType: URI })
  expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
})

test('a file that is no picture is returned unchanged', () => {
  const gif = Buffer.from('GIF89a')
  expect(markPicture(gif, 'image/gif', 'trainedAlgorithmicMedia')).toBe(gif)
})
