import { expect, test } from 'vitest'
import { openImage } from '../pixels/byte-image.ts'
import { drawPortrait } from '../testing/portrait.ts'
import { checkPhoto } from './check-photo.ts'
import { seePeople } from './see.ts'
import { turned } from './straighten.ts'

async function photoOf(tone: 'light' | 'medium' | 'dark', lean = 0): Promise<Buffer> {
  const { rgba, width, height } = drawPortrait({ width: 560, height: 700, tone, ground: 'wall' })
  const upright = { width, height, data: rgba.filter((_, i) => i % 4 !== 3) }
  return openImage(lean ? await turned(upright, lean) : upright)
    .png()
    .toBuffer()
}

test('bytes that are no picture are refused each time', async () => {
  const junk = Buffer.from('not a picture at all')
  await expect(seePeople(junk)).rejects.toThrow()
  await expect(checkPhoto(junk, 'person')).rejects.toThrow()
})

test('a photo is analysed once for its check and its pictures, and dropped from the cache after others', async () => {
  const photo = await photoOf('dark')
  const seen = await seePeople(photo)
  await checkPhoto(photo, 'person')
  expect(await seePeople(Buffer.from(photo))).toBe(seen)
  for (const tone of ['light', 'medium'] as const) await checkPhoto(await photoOf(tone), 'person')
  await checkPhoto(await photoOf('light', 4), 'person')
  expect(await seePeople(photo)).not.toBe(seen)
})

test('a leaning head is straightened for the pictures and checked as it was taken', async () => {
  const photo = await photoOf('medium', 6)
  const { degrees, look, facesBefore } = await seePeople(photo)
  expect(Math.abs(degrees)).toBeGreaterThan(4)
  expect(facesBefore).toHaveLength(look.faces.length)
  expect(facesBefore[0]).not.toEqual(look.faces[0])
  expect(await checkPhoto(photo, 'person')).toMatchObject({
    ...{ faces: 1, cutout: look.cutout },
    findings: ['FACE_TOO_SMALL'],
  })
})
