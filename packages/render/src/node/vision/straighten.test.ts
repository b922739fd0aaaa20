import { expect, test } from 'vitest'
import type { Photo } from '../pixels/read-photo.ts'
import { drawPortrait } from '../testing/portrait.ts'
import { type Face, findFaces } from './look.ts'
import { straightened, turned } from './straighten.ts'

const TONES = ['light', 'medium', 'dark'] as const

function drawn(tone: (typeof TONES)[number]): Photo {
  const { rgba, width, height } = drawPortrait({ width: 560, height: 700, tone, ground: 'wall' })
  return { width, height, data: rgba.filter((_, i) => i % 4 !== 3) }
}

/** Tilt of the eyes in degrees, clockwise. */
const leanOf = ({ eyes: [a, b] }: Face) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

test('level eyes, and a head held far aside on purpose, stay as they are', async () => {
  const level = drawn('medium')
  expect(await straightened(level)).toMatchObject({ degrees: 0, photo: level })
  const aside = await turned(level, 30)
  expect((await straightened(aside)).degrees).toBe(0)
})

test('a group stays as it is: everybody in it leans another way', async () => {
  const leaning = await turned(drawn('medium'), 6)
  const { width, height, data } = leaning
  const twice = new Uint8Array(2 * data.length)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width * 3, (y + 1) * width * 3)
    twice.set(row, 2 * y * width * 3)
    twice.set(row, (2 * y + 1) * width * 3)
  }
  const pair = { width: 2 * width, height, data: twice }
  expect(await straightened(pair)).toMatchObject({ degrees: 0, photo: pair })
})

test.each(TONES)('the eyes of a person of %s skin who leans come level, and their points come along', async (tone) => {
  for (const lean of [-6, 5]) {
    const { photo, degrees, faces } = await straightened(await turned(drawn(tone), lean))
    expect(Math.abs(degrees + lean)).toBeLessThan(2.5)
    const [seen] = await findFaces(photo)
    expect(Math.abs(leanOf(seen!))).toBeLessThan(2)
    for (const k of [0, 1] as const) {
      expect(Math.hypot(faces[0]!.eyes[k].x - seen!.eyes[k].x, faces[0]!.eyes[k].y - seen!.eyes[k].y)).toBeLessThan(8)
    }
  }
})

test('nothing of the repeated border is left below the shoulders', async () => {
  const leaning = await turned(drawn('medium'), 6)
  const { width, height } = leaning
  const [band, magenta] = [6, [255, 0, 255]]
  const data = Uint8Array.from(leaning.data)
  for (let i = width * (height - band); i < width * height; i++) data.set(magenta, i * 3)
  const { photo, faces } = await straightened({ width, height, data })
  expect(photo.height).toBeLessThan(height)
  const { x, width: face } = faces[0]!.box
  for (const column of [x - face, x + face / 2, x + 2 * face].map(Math.round)) {
    let rows = 0
    for (let y = 0; y < photo.height; y++) {
      const i = (y * width + Math.min(width - 1, Math.max(0, column))) * 3
      if (photo.data[i]! > 200 && photo.data[i + 1]! < 60 && photo.data[i + 2]! > 200) rows++
    }
    expect(rows).toBeLessThan(band + 3)
  }
})
