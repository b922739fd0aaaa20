import { DP_STYLES } from '@ufaro/contract/tools/dp.ts'
import { describe, expect, it } from 'vitest'
import { meanLightness, SKIN_LIGHTNESS_BOUND, skinPixels } from '../headshot/skin-guard.ts'
import { studyPhoto } from '../headshot/study.ts'
import { sharp } from '../sharp.ts'
import { drawPortrait } from '../testing/portrait.ts'
import { makeDp, SQUARE } from './make-dp.ts'
import { readReference } from './read-reference.ts'

async function portrait(tone: 'light' | 'dark'): Promise<Buffer> {
  const { rgba, width, height } = drawPortrait({ tone, ground: 'wall' })
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 92 })
    .toBuffer()
}

const ASSUMED = 'the style’s own colours (assumed)'
const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

function meanDifference(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return sum / a.length
}

describe('readReference', () => {
  it('names the colours of a picture, its light and its edges', async () => {
    const flat = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#1c2c4c' } })
      .png()
      .toBuffer()
    const wish = await readReference(flat)
    expect(wish.understood).toEqual(['navy', 'dark', 'soft'])
    expect(wish.brightness).toBeLessThan(1)
  })
})

describe('makeDp', () => {
  it('stops for a signal that is aborted', async () => {
    const signal = AbortSignal.abort(new Error('no longer wanted'))
    const order = { style: 'Neon Glow', wish: { prompt: '' }, signal } as const
    await expect(makeDp(await portrait('light'), order)).rejects.toThrow('no longer wanted')
  })

  it('makes six square pictures that differ', async () => {
    const photo = await portrait('dark')
    const made: Buffer[] = []
    for (const style of DP_STYLES) {
      const { bytes, ...rest } = await makeDp(photo, { style, wish: { prompt: '' } })
      expect(rest).toEqual({
        contentType: 'image/jpeg',
        width: 1080,
        height: 1080,
        understood: [ASSUMED],
        cutout: 'clean',
      })
      made.push(await pixelsOf(bytes))
    }
    for (const [i, a] of made.entries()) {
      for (const b of made.slice(i + 1)) expect(meanDifference(a, b)).toBeGreaterThan(12)
    }
  })

  it('keeps the person within the circle, and their skin as light as it was', async () => {
    for (const tone of ['light', 'dark'] as const) {
      const photo = await portrait(tone)
      const { subject, faces } = await studyPhoto(photo, SQUARE)
      const { x, y, width, height } = faces[0]!.box
      expect(Math.hypot(x + width / 2 - 540, y + height / 2 - 540) + width * 0.7).toBeLessThan(540)
      const cheeks = skinPixels(1080, 1080, faces)
      const { bytes } = await makeDp(photo, { style: 'Golden Hour', wish: { prompt: '' } })
      const change = meanLightness(await pixelsOf(bytes), cheeks) - meanLightness(subject, cheeks)
      expect(Math.abs(change)).toBeLessThanOrEqual(SKIN_LIGHTNESS_BOUND)
    }
  })

  it('takes its colours from the description', async () => {
    const photo = await portrait('light')
    const { bytes, understood } = await makeDp(photo, { style: 'Sticker Outline', wish: { prompt: 'teal' } })
    expect(understood).toEqual(['teal'])
    const [red, green, blue] = await pixelsOf(bytes)
    expect(Math.min(green!, blue!) - red!).toBeGreaterThan(60)
  })

  it('sets a halo of one named colour on the darker other one, whichever was named first', async () => {
    const photo = await portrait('light')
    for (const prompt of ['navy and gold', 'gold and navy']) {
      const { bytes } = await makeDp(photo, { style: 'Professional Halo', wish: { prompt } })
      const pixels = await pixelsOf(bytes)
      expect(pixels[2]! - pixels[0]!).toBeGreaterThan(5)
      const rowsAtTop = Array.from({ length: 200 }, (_, y) => (y * 1080 + 540) * 3)
      const warmest = Math.max(...rowsAtTop.map((at) => pixels[at]! - pixels[at + 2]!))
      expect(warmest).toBeGreaterThan(70)
    }
  })

  it('makes a badge of what is no portrait, and says so', async () => {
    const flat = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#556677' } })
      .png()
      .toBuffer()
    const { bytes, understood, cutout } = await makeDp(flat, { style: 'Vibrant Colors', wish: { prompt: 'teal' } })
    expect(cutout).toBe('soft')
    expect(understood).toEqual(['teal', 'your photo in a round badge (no certain outline found)'])
    const pixels = await pixelsOf(bytes)
    const [r, g, b] = pixels.subarray((540 * 1080 + 540) * 3)
    expect(Math.hypot(r! - 0x55, g! - 0x66, b! - 0x77)).toBeLessThan(30)
  })
})
