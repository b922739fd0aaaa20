import { createCanvas } from '@napi-rs/canvas'
import { FLYER_VARIANTS } from '@ufaro/contract/tools/flyer.ts'
import { beforeAll, expect, test } from 'vitest'
import { registerFonts } from '../../node/fonts.ts'
import type { Ctx } from '../canvas.ts'
import { findFlyerTexts } from './find-texts.ts'
import { FLYER_DESIGNS } from './flyer.ts'
import type { FlyerJob } from './job.ts'

beforeAll(registerFonts)

const context = () => createCanvas(1, 1).getContext('2d') as unknown as Ctx
const logo = { source: createCanvas(90, 60) as unknown as CanvasImageSource, width: 90, height: 60 }
const JOB: FlyerJob = {
  logo,
  colors: ['#0f5f47', '#f2a541', '#fbf4e6'],
  content: 'Grand opening this Saturday!\nFree pastries and half price coffee all day, from ₦1,500.',
  brandName: 'Ìlú Coffee',
  contacts: [
    { type: 'phone', value: '0803 555 0142', position: 'bottom_left' },
    { type: 'website', value: 'ilucoffee.example', position: 'bottom_right' },
  ],
}
const LAYOUTS = FLYER_VARIANTS.flatMap((variant) =>
  FLYER_DESIGNS[variant].layouts.map((_, rank) => ({ variant, rank })),
)

test.each(LAYOUTS)(
  '$variant, layout $rank: what the person wrote is found where it stands, and on the page',
  ({ variant, rank }) => {
    const spots = findFlyerTexts(context(), variant, JOB, rank)
    const fields = spots.map(({ field }) => field)
    expect(fields).toContain('content')
    expect(fields).toContain('contacts')
    const headline = spots.find(({ field, text }) => field === 'content' && /grand/i.test(text))
    expect(headline?.text).toMatch(/saturday/i)
    expect(headline?.text).not.toMatch(/pastries/i)
    for (const { box } of spots) {
      expect(box.width).toBeGreaterThan(0)
      expect(box.x).toBeGreaterThanOrEqual(-0.02)
      expect(box.x + box.width).toBeLessThanOrEqual(1.02)
      expect(box.y + box.height).toBeLessThanOrEqual(1.02)
    }
  },
)

test('the brand name is told from the same word in the content, and other words belong to no field', () => {
  const spots = findFlyerTexts(context(), 'Professional Business', { ...JOB, brandName: 'Coffee', contacts: [] })
  const [name] = spots.filter(({ field }) => field === 'brandName')
  expect(name?.text).toBe('Coffee')
  expect(spots.some(({ field, text }) => field === 'content' && /half price coffee/i.test(text))).toBe(true)
  expect(
    findFlyerTexts(context(), 'Professional Business', { ...JOB, content: '', brandName: '', contacts: [] }),
  ).toEqual([])
})
