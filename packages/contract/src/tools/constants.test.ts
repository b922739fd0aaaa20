import { expect, test } from 'vitest'
import { CONTACT_POSITIONS, CONTACT_TYPES, PLATFORMS } from '../brand.ts'
import { TOOLS } from '../tools.ts'
import { DP_SIZES, DP_STYLES } from './dp.ts'
import { DEFAULT_CROP, SHAPES } from './events.ts'
import { DEFAULT_COLORS, FLYER_LIMITS, FLYER_TEXTS, FLYER_VARIANTS } from './flyer.ts'
import { DURATIONS, GIF_SIZES, GifSettings, QUALITIES } from './gif.ts'
import { ATTIRES } from './headshot.ts'
import { MODEL_OPTIONS } from './mockup.ts'
import { AESTHETICS, PRODUCT_SHOTS } from './product.ts'

test('headshots: four looks, in one of two attires', () => {
  expect(TOOLS.headshot).toMatchObject({ outputs: 4, slots: { labels: ['Look 1', 'Look 2', 'Look 3', 'Look 4'] } })
  expect(ATTIRES).toEqual(['Corporate', 'Casual'])
})

test('product: four shots, in their order', () => {
  expect(PRODUCT_SHOTS).toEqual(['Studio Shot', 'Lifestyle Shot', 'Detailed Macro Shot', 'Model with Product'])
  expect(TOOLS.product).toMatchObject({ outputs: 4, slots: { labels: PRODUCT_SHOTS } })
  expect(new Set(AESTHETICS).size).toBe(AESTHETICS.length)
})

test('display pictures: six styles, and the sizes of four networks', () => {
  expect(DP_STYLES).toHaveLength(6)
  expect(DP_SIZES).toEqual({ WhatsApp: 640, Instagram: 1080, LinkedIn: 800, X: 400 })
  expect(TOOLS.dp.outputs).toBe(1)
})

test('mockups: the model options', () => {
  expect(MODEL_OPTIONS).toEqual({
    gender: ['woman', 'man'],
    race: ['Black', 'White', 'Asian', 'Hispanic'],
    age: ['20-25', '25-30', '30-40', '40+'],
    interaction: ['holding', 'wearing', 'standing near the product'],
  })
  expect(TOOLS.mockup.outputs).toBe(1)
})

test('events: the crop box begins at .25 .25 .5 .5', () => {
  expect(DEFAULT_CROP).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 })
  expect(SHAPES).toEqual(['rectangle', 'rounded', 'circle'])
})

test('flyer: 50 words, 500 characters, a name of 100, pictures of 5 MB, ten past colour sets', () => {
  expect(FLYER_LIMITS).toEqual({
    words: 50,
    characters: 500,
    brandName: 100,
    imageBytes: 5 * 1024 * 1024,
    colorHistory: 10,
  })
  expect(DEFAULT_COLORS).toEqual(['#3B82F6', '#10B981', '#F59E0B'])
  expect(FLYER_VARIANTS).toEqual(['Professional Business', 'Modern Social Media'])
  expect(TOOLS.flyer).toMatchObject({ outputs: 2, slots: { labels: FLYER_VARIANTS } })
  expect([FLYER_TEXTS.spendFailed, FLYER_TEXTS.failed]).toEqual(['Failed to use credit', 'Failed to generate flyer'])
})

test('GIF: durations, sizes, qualities and default settings', () => {
  expect(DURATIONS).toEqual([0.2, 0.5, 1, 2])
  expect(GIF_SIZES).toEqual({ small: 320, medium: 512, large: 720 })
  expect(QUALITIES).toEqual(['low', 'medium', 'high'])
  expect(GifSettings.parse({})).toMatchObject({ loop: true, callToAction: 'Shop Now' })
})

test('flyer: contacts, their positions and platforms', () => {
  expect(CONTACT_TYPES).toEqual(['address', 'email', 'phone', 'website', 'social_media'])
  expect(CONTACT_POSITIONS).toEqual(['top_left', 'top_right', 'bottom_left', 'bottom_right', 'center'])
  expect(PLATFORMS).toEqual(['facebook', 'instagram', 'twitter', 'linkedin', 'tiktok', 'youtube'])
})
