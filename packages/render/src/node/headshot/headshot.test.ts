import { describe, expect, it } from 'vitest'
import { toLab } from '../pixels/lab.ts'
import { sharp } from '../sharp.ts'
import { drawPortrait, type PortraitOptions } from '../testing/portrait.ts'
import { PORTRAIT } from './frame.ts'
import { type Headshot, makeHeadshot } from './headshot.ts'
import { ATTIRES, LOOK_NUMBERS } from './looks.ts'
import { meanLightness, SKIN_LIGHTNESS_BOUND, skinPixels } from './skin-guard.ts'
import { studyPhoto } from './study.ts'

const EVERY_LOOK = ATTIRES.flatMap((attire) => LOOK_NUMBERS.map((look) => ({ attire, look })))
const SMALL = { width: 60, height: 75 }

async function photoOf(options: PortraitOptions): Promise<Buffer> {
  const { rgba, width, height } = drawPortrait(options)
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function smallPixels(headshot: Headshot): Promise<Buffer> {
  return sharp(headshot.bytes).resize(SMALL.width, SMALL.height).raw().toBuffer()
}

/** Returns the mean colour difference (CIE76). A difference of 2.3 is just noticeable, and 10 is a different colour. */
function colourDistance(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 3) {
    const [l, x, y] = toLab(a[i]!, a[i + 1]!, a[i + 2]!)
    const [m, u, v] = toLab(b[i]!, b[i + 1]!, b[i + 2]!)
    sum += Math.hypot(l - m, x - u, y - v)
  }
  return sum / (a.length / 3)
}

describe('makeHeadshot', () => {
  it('stops for a signal that is aborted', async () => {
    const signal = AbortSignal.abort(new Error('no longer wanted'))
    const photo = await photoOf({ width: 200, height: 250 })
    await expect(makeHeadshot(photo, { attire: 'Casual', look: 1, signal })).rejects.toThrow('no longer wanted')
    const late = new AbortController()
    const work = makeHeadshot(photo, { attire: 'Casual', look: 1, signal: late.signal })
    late.abort(new Error('changed my mind'))
    await expect(work).rejects.toThrow('changed my mind')
  })

  it('makes a 4:5 JPEG of at least 1024 × 1280, the same each time', async () => {
    const photo = await photoOf({})
    const first = await makeHeadshot(photo, { attire: 'Corporate', look: 2 })
    expect(first).toMatchObject({ contentType: 'image/jpeg', width: 1200, height: 1500 })
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1500 })
    const other = await makeHeadshot(photo, { attire: 'Corporate', look: 1 })
    const again = await makeHeadshot(photo, { attire: 'Corporate', look: 2 })
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(again.bytes.equals(other.bytes)).toBe(false)
  })

  it('makes eight looks that nobody takes for one another', async () => {
    const photo = await photoOf({})
    const looks: Buffer[] = []
    for (const options of EVERY_LOOK) looks.push(await smallPixels(await makeHeadshot(photo, options)))
    for (const [i, a] of looks.entries()) {
      for (const b of looks.slice(i + 1)) expect(colourDistance(a, b)).toBeGreaterThan(8)
    }
  })

  it.each(['light', 'medium', 'dark'] as const)('keeps the lightness of %s skin in every look', async (tone) => {
    const photo = await photoOf({ tone })
    const { subject, width, height, faces } = await studyPhoto(photo, PORTRAIT)
    const skin = skinPixels(width, height, faces)
    expect(skin.length).toBeGreaterThan(1000)
    const before = meanLightness(subject, skin)
    for (const options of EVERY_LOOK) {
      const { bytes } = await makeHeadshot(photo, options)
      const after = meanLightness(await sharp(bytes).raw().toBuffer(), skin)
      expect(Math.abs(after - before)).toBeLessThanOrEqual(SKIN_LIGHTNESS_BOUND)
    }
  })

  it('replaces the ground and leaves nothing of the old room around the person', async () => {
    const bright = await makeHeadshot(await photoOf({ tone: 'dark' }), { attire: 'Corporate', look: 3 })
    const { data } = await sharp(bright.bytes).raw().toBuffer({ resolveWithObject: true })
    let dirty = 0
    for (let y = 0; y < 700; y++) {
      for (const x of [...Array(150).keys(), ...Array.from({ length: 150 }, (_, k) => 1050 + k)]) {
        const i = (y * 1200 + x) * 3
        if (Math.min(data[i]!, data[i + 1]!, data[i + 2]!) < 190) dirty++
      }
    }
    expect(dirty).toBe(0)
  })

  it('frames a person who stands aside in a wide photo', async () => {
    const photo = await photoOf({ ground: 'wall', width: 1200, height: 800, place: { x: 0.72, y: 0.45, size: 0.13 } })
    const { faces } = await studyPhoto(photo, PORTRAIT)
    expect(faces).toHaveLength(1)
    const { x, width } = faces[0]!.box
    expect(Math.abs((x + width / 2) / 1200 - 0.5)).toBeLessThan(0.08)
    expect(width / 1200).toBeGreaterThan(0.25)
  })
})

describe('makeHeadshot with photos that are not portraits', () => {
  const create = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8a6f4d' } })

  it.each([
    ['a single pixel', () => create(1, 1).png()],
    ['a strip', () => create(1500, 20).png()],
    ['one colour', () => create(300, 200).webp()],
  ])('softens %s instead of cutting it up', async (_, photo) => {
    const bytes = await photo().toBuffer()
    expect((await studyPhoto(bytes, PORTRAIT)).ownGround).toBeDefined()
    expect(await makeHeadshot(bytes, { attire: 'Casual', look: 4 })).toMatchObject({ width: 1200, height: 1500 })
  })

  it('takes black and white, and transparency', async () => {
    const { rgba, person, width, height } = drawPortrait({ tone: 'medium' })
    for (let i = 0; i < person.length; i++) rgba[i * 4 + 3] = person[i]!
    const cutAlready = sharp(rgba, { raw: { width, height, channels: 4 } })
    const grey = await cutAlready.clone().greyscale().png().toBuffer()
    for (const bytes of [grey, await cutAlready.png().toBuffer()]) {
      expect((await makeHeadshot(bytes, { attire: 'Casual', look: 3 })).bytes.length).toBeGreaterThan(20_000)
    }
  })
})
